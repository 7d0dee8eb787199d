/* poker-ts behind the engine protocol. It translates and never repairs; what is mapped to what stands in README.md. */

"use strict";

const { AssertionError } = require("assert");
const { engine, serve, version } = require("../serving.cjs");

const Poker = engine("poker-ts");

const HELLO = {
  engine: { name: "poker-ts", version: version("poker-ts"), language: "TypeScript" },
  supports: ["no-limit", "ante"],
  rules: {
    "deal.burn": "off",
    "bet.fold_free": "allow",
    "raise.unacted": "may_raise",
    "raise.cumulative": "per_player",
    "pot.odd": "one_each",
    "ante.mode": "each",
  },
  deck: 'patched',
  deals: "cards",
  burns: false,
  chips: "whole",
  offers: "exact",
  hands: "many",
};

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

/** With these words the engine refuses; any other assertion that fails is a fault inside it. */
const REFUSALS = [/^Action must be legal$/, /^Betting round must be in progress$/, /isRaiseValid/];
const NO_TABLE = [/^Maximum \d+ players$/, /^There must be at least 2 players at the table$/];

class Hand {
  constructor(table, pack) {
    const [smallBlind, bigBlind] = table.blinds;
    this.count = table.stacks.length;
    this.table = new Poker.Table({ smallBlind, bigBlind, ante: table.ante }, this.count);
    this.stack_the_pack(pack);
    table.stacks.forEach((stack, seat) => this.table.sitDown(seat, stack));
    this.board = [];
    this.pots = [];
    this.bet_out_of_sight = false;
    this.table.startHand(table.button);
    this.deal_on();
  }

  /** The pack gives its last card first; its own cards are put into the order asked for. */
  stack_the_pack(pack) {
    const deck = this.table._table._deck;
    deck.shuffle = () => {
      const own = new Map(Array.from(deck, (card) => [RANKS[card.rank] + SUITS[card.suit], card]));
      pack.forEach((text, place) => (deck[deck.length - 1 - place] = own.get(text)));
    };
  }

  /** What is left of the loop of its README once a player's choice is made. */
  deal_on() {
    const table = this.table;
    while (table.isHandInProgress() && !table.isBettingRoundInProgress()) {
      table.endBettingRound();
      this.bet_out_of_sight = false;
      this.board = table.communityCards();
      if (table.areBettingRoundsCompleted()) this.showdown();
    }
    if (table.isHandInProgress()) {
      this.board = table.communityCards();
    }
  }

  /** The pots are looked at before they are paid, for afterwards the engine does not tell them. */
  showdown() {
    this.pots = this.pots_now();
    const before = this.stacks();
    this.table.showdown();
    const paid = this.stacks().map((chips, seat) => chips - before[seat]);
    const winners = this.table.winners();
    this.pots.forEach((pot, place) => {
      const named = winners.length ? winners[place].map(([seat]) => seat) : pot.among;
      pot.to = this.shares(pot, named, paid);
    });
  }

  /** Who wins a pot is told, but not how much: a single winner has all of it, and of a single pot the stacks tell. */
  shares(pot, named, paid) {
    if (this.pots.length === 1) return paid.flatMap((chips, seat) => (chips ? [[seat, chips]] : []));
    return named.length === 1 ? [[named[0], pot.chips]] : null;
  }

  act(seat, action, to) {
    const table = this.table;
    const due = this.to_act();
    if (seat !== due) return ["refused", `poker-ts has ${due < 0 ? "nobody" : `seat ${due}`} to act`];
    const call = this.call_to(seat);
    if (action === "call" && to !== call) return ["refused", `a call is one to ${call} here`];
    const before = this.bets()[seat];
    try {
      table.actionTaken(action, to ?? undefined);
    } catch (refusal) {
      if (is_one_of(refusal, REFUSALS)) return ["refused", refusal.message.split("\n")[0]];
      throw refusal;
    }
    if (action === "fold" && before > this.bets()[seat]) this.bet_out_of_sight = true;
    const done = this.done_instead(action, before, this.bets()[seat]);
    this.deal_on();
    return done ? ["changed", done] : ["accepted", null];
  }

  /** Its check and its call are one operation, whatever it is called by. */
  done_instead(action, before, after) {
    if (action === "check" && after !== before) return { action: "call", to: after };
    if (action === "call" && after === before) return { action: "check", to: null };
    return null;
  }

  to_act() {
    const betting = this.table.isHandInProgress() && this.table.isBettingRoundInProgress();
    return betting ? this.table.playerToAct() : -1;
  }

  /** What it charges for a call is told nowhere outside; this is the number its own betting round goes by. */
  call_to(seat) {
    return Math.min(this.table._table._dealer.biggestBet(), this.table.seats()[seat].totalChips);
  }

  menu(seat) {
    const { actions, chipRange } = this.table.legalActions();
    const wager = (name) => (actions.includes(name) ? [chipRange.min, chipRange.max] : null);
    return {
      fold: actions.includes("fold"),
      check: actions.includes("check"),
      call: actions.includes("call") ? this.call_to(seat) - this.bets()[seat] : null,
      bet: wager("bet"),
      raise_to: wager("raise"),
    };
  }

  /** Who has lost everything is stood up from the table. */
  stacks() {
    return this.table.seats().map((player) => player?.stack ?? 0);
  }

  bets() {
    return this.table.seats().map((player) => player?.betSize ?? 0);
  }

  /** After the flop a bet that is folded lies neither at the seat nor in a pot until the round ends. */
  pots_now() {
    return this.table.pots().map(({ size, eligiblePlayers }) => {
      return { chips: size, among: [...eligiblePlayers].sort(by_number), to: null };
    });
  }

  snapshot() {
    const over = !this.table.isHandInProgress();
    const to_act = this.to_act();
    return {
      over,
      to_act,
      to_show: -1,
      menu: to_act < 0 ? null : this.menu(to_act),
      stacks: this.stacks(),
      bets: this.bets(),
      board: this.board.map(({ rank, suit }) => rank + suit[0]),
      pots: over ? this.pots : this.bet_out_of_sight ? null : this.pots_now(),
      shown: null,
      mucked: null,
      returned: this.stacks().map(() => 0),
    };
  }
}

function by_number(one, other) {
  return one - other;
}

function is_one_of(trouble, sentences) {
  return trouble instanceof AssertionError && sentences.some((sentence) => sentence.test(trouble.message));
}

/** It deals each seat both cards at once, from seat 0 on, and burns nothing: so everybody's cards are laid that way. */
function pack_of({ holes, board, deck }) {
  const placed = [...holes.flat(), ...board];
  return [...placed, ...deck.filter((card) => !placed.includes(card))];
}

function begin(request) {
  const { table } = request;
  if (table.hole_cards !== 2) return "poker-ts deals two hole cards";
  if (new Set(request.deck).size !== request.deck.length) return "poker-ts has a pack of its own with each card once";
  try {
    return new Hand(table, pack_of(request));
  } catch (refusal) {
    if (is_one_of(refusal, NO_TABLE)) return refusal.message;
    throw refusal;
  }
}

serve(HELLO, begin);
