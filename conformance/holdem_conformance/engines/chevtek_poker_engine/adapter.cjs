/* @chevtek/poker-engine behind the engine protocol. It translates and never repairs; what is mapped to what stands in
README.md. */

"use strict";

const compiled = require("./compiled.cjs");
const { serve, version } = require("../serving.cjs");

const { Table } = compiled(process.argv[2]);

const HELLO = {
  engine: {
    name: "@chevtek/poker-engine",
    version: version("@chevtek/poker-engine"),
    language: "TypeScript",
  },
  supports: ["no-limit"],
  rules: {
    "deal.burn": "off",
    "bet.fold_free": "allow",
    "raise.unacted": "may_raise",
    "raise.cumulative": "per_player",
  },
  deck: 'patched',
  deals: "cards",
  burns: false,
  chips: "fractions",
  offers: "abstract",
  hands: "many",
};

/** With these words the engine refuses what a player does; any other error is a fault inside it. */
const REFUSALS = [
  /^Illegal action\./,
  /^Action invoked on player out of turn!$/,
  /^A bet must be at least as much as the big blind\.$/,
  /^You cannot bet more than you brought to the table\.$/,
  /^You must (bet|raise by) at least /,
];

/** And with these it refuses a table. */
const NO_TABLE = [
  /^The small blind must be less than the big blind\.$/,
  /^The table is currently full\.$/,
  /^Not enough players to start\.$/,
];

class Hand {
  constructor({ stacks, blinds, button }, pack) {
    const table = new Table(0, ...blinds);
    this.table = table;
    stacks.forEach((stack, seat) => table.sitDown(`player ${seat}`, stack));
    this.players = table.players.slice(0, stacks.length);
    this.returned = stacks.map(() => 0);
    this.watch_the_gathering();
    this.stack_the_pack(pack);
    table.moveDealer(button);
    table.dealCards();
  }

  /** Bets go back only when the engine gathers them; what each stack gains there is noted. */
  watch_the_gathering() {
    const gather = this.table.gatherBets.bind(this.table);
    this.table.gatherBets = () => {
      const before = this.stacks();
      gather();
      this.stacks().forEach((chips, seat) => (this.returned[seat] += chips - before[seat]));
    };
  }

  /** The pack gives its last card first; its own cards are put into the order asked for. */
  stack_the_pack(pack) {
    const own = new Map(this.table.newDeck().map((card) => [card.rank + card.suit, card]));
    this.table.newDeck = () => pack.map((text) => own.get(text)).reverse();
  }

  act(seat, action, to) {
    const player = this.players[seat];
    const call = this.call_to(player);
    if (action === "call" && to !== call) return ["refused", `a call is one to ${call} here`];
    try {
      this.done(player, action, to);
    } catch (refusal) {
      if (is_one_of(refusal, REFUSALS)) return ["refused", refusal.message];
      throw refusal;
    }
    return ["accepted", null];
  }

  /** Its bets and raises are chips that leave the stack, whatever lies in front already. */
  done(player, action, to) {
    if (action === "bet") player.betAction(to - player.bet);
    else if (action === "raise") player.raiseAction(to - player.bet);
    else player[`${action}Action`]();
  }

  call_to(player) {
    return Math.min(this.table.currentBet ?? 0, player.bet + player.stackSize);
  }

  to_act() {
    return this.table.currentRound ? this.table.currentPosition : -1;
  }

  /** Only the kinds of action are told; the amounts are there to be read as a kind. */
  menu() {
    const actor = this.table.currentActor;
    const actions = actor.legalActions();
    const all = actor.bet + actor.stackSize;
    return {
      fold: actions.includes("fold"),
      check: actions.includes("check"),
      call: actions.includes("call") ? this.call_to(actor) - actor.bet : null,
      bet: actions.includes("bet") ? [all, all] : null,
      raise_to: actions.includes("raise") ? [all, all] : null,
    };
  }

  stacks() {
    return this.players.map((player) => player.stackSize);
  }

  /** A pot without chips is only there to be filled, and left out. Its winners share it evenly; fractions of chips
  cannot be told. */
  pots(over) {
    const seats = (players) => players.map((player) => this.players.indexOf(player)).sort(by_number);
    const gathered = this.table.pots.filter((pot) => pot.amount);
    return gathered.map(({ amount, eligiblePlayers, winners }) => {
      const share = over ? amount / winners.length : null;
      const to = Number.isInteger(share) ? seats(winners).map((seat) => [seat, share]) : null;
      return { chips: amount, among: seats(eligiblePlayers), to };
    });
  }

  snapshot() {
    const over = !this.table.currentRound;
    return {
      over,
      to_act: this.to_act(),
      to_show: -1,
      menu: over ? null : this.menu(),
      stacks: this.stacks().every(Number.isInteger) ? this.stacks() : null,
      bets: this.players.map((player) => player.bet),
      board: this.table.communityCards.map(({ rank, suit }) => rank + suit),
      pots: this.pots(over),
      shown: null,
      mucked: null,
      returned: this.returned,
    };
  }
}

function by_number(one, other) {
  return one - other;
}

function is_one_of(trouble, sentences) {
  return trouble.constructor === Error && sentences.some((sentence) => sentence.test(trouble.message));
}

/** Each seat is dealt both cards at once, from seat 0 on, and nothing is burned: everybody's cards are so laid. */
function pack_of({ holes, board, deck }) {
  const placed = [...holes.flat(), ...board];
  return [...placed, ...deck.filter((card) => !placed.includes(card))];
}

function begin(request) {
  const { table } = request;
  if (table.hole_cards !== 2) return "this engine deals two hole cards";
  const each_once = new Set(request.deck).size === request.deck.length;
  if (!each_once) return "this engine has a pack of its own with each card once";
  try {
    return new Hand(table, pack_of(request));
  } catch (refusal) {
    if (is_one_of(refusal, NO_TABLE)) return refusal.message;
    throw refusal;
  }
}

serve(HELLO, begin);
