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
  supports: ["no-limit", "many-hands"],
  rules: {
    "deal.burn": "off",
    "bet.fold_free": "allow",
    "raise.unacted": "may_raise",
    "raise.cumulative": "per_player",
    "start.stacks": "buyin",
    "button.rule": "moving",
  },
  deck: 'patched',
  deals: "cards",
  burns: false,
  chips: "fractions",
  offers: "abstract",
  hands: "many",
  tells: ["button", "buy", "leave"],
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

/** And with these it sells no chips. */
const NO_SEAT = [/^Player already joined this table\.$/, /^There is already a player in the requested seat\.$/];

/** A game, of one hand or of many. */
class Game {
  constructor({ stacks, blinds, button }) {
    const table = new Table(0, ...blinds);
    this.table = table;
    stacks.forEach((stack, seat) => table.sitDown(`player ${seat}`, stack));
    this.players = table.players.slice(0, stacks.length);
    this.returned = stacks.map(() => 0);
    this.begun = {};
    this.watch_the_gathering();
    table.moveDealer(button);
  }

  /** The dealer stays for the first hand, and moves on by itself afterwards. */
  next_hand(request) {
    const began = this.stacks();
    const table = this.table;
    this.returned = began.map(() => 0);
    this.stack_the_pack(pack_of(request));
    try {
      table.dealCards();
    } catch (refusal) {
      if (is_one_of(refusal, NO_TABLE)) return refusal.message;
      throw refusal;
    }
    this.begun = {
      button: table.dealerPosition,
      small: [table.smallBlindPosition],
      big: [table.bigBlindPosition],
      blinds: [table.smallBlind, table.bigBlind],
      began,
    };
    return null;
  }

  /** The open hand is folded to its end; then the players have the chips they have. */
  result(stacks) {
    while (this.table.currentRound) this.table.currentActor.foldAction();
    stacks.forEach((chips, seat) => (this.players[seat].stackSize = chips));
  }

  tell({ what, seat, chips }) {
    if (what === "button") return this.laid_the_button(seat);
    if (what === "buy") return this.sat_down(seat, chips);
    return this.players[seat].stackSize ? ["refused", "this engine has him at the table"] : ["accepted", null];
  }

  laid_the_button(seat) {
    this.table.moveDealer(seat);
    return ["accepted", null];
  }

  /** Who has no chips is stood up by the engine too, when the next cards are dealt. */
  sat_down(seat, chips) {
    const player = this.players[seat];
    if (player.stackSize === 0) this.table.standUp(player);
    try {
      this.table.sitDown(player.id, chips, seat);
    } catch (refusal) {
      if (is_one_of(refusal, NO_SEAT)) return ["refused", refusal.message];
      throw refusal;
    }
    this.players[seat] = this.table.players[seat];
    return ["accepted", null];
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

  /** Who has no chips is stood up, in no place, for places are not kept. */
  stood_up() {
    const there = (player) => this.table.players.includes(player) && (this.table.currentRound || player.stackSize);
    return this.players.flatMap((player, seat) => (there(player) ? [] : [[seat, null]]));
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
      game: { ...this.begun, out: this.stood_up() },
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

/** A hand, the first of a new game. */
function begin(request) {
  if (request.table.hole_cards !== 2) return "this engine deals two hole cards";
  const each_once = new Set(request.deck).size === request.deck.length;
  if (!each_once) return "this engine has a pack of its own with each card once";
  const game = begin_game(request);
  return typeof game === "string" ? game : (game.next_hand(request) ?? game);
}

function begin_game({ table }) {
  try {
    return new Game(table);
  } catch (refusal) {
    if (is_one_of(refusal, NO_TABLE)) return refusal.message;
    throw refusal;
  }
}

serve(HELLO, begin, begin_game);
