/* poker-ts behind the engine protocol. It translates and never repairs; what is mapped to what stands in README.md. */

"use strict";

const { AssertionError } = require("assert");
const { engine, serve, version } = require("../serving.cjs");

const Poker = engine("poker-ts");

const HELLO = {
  engine: { name: "poker-ts", version: version("poker-ts"), language: "TypeScript" },
  supports: ["no-limit", "ante", "tournament", "many-hands"],
  rules: {
    "deal.burn": "off",
    "bet.fold_free": "allow",
    "raise.unacted": "may_raise",
    "raise.cumulative": "per_player",
    "pot.odd": "one_each",
    "ante.mode": "each",
    "start.stacks": "buyin",
    "button.rule": "moving",
  },
  deck: 'patched',
  deals: "cards",
  burns: false,
  chips: "whole",
  offers: "exact",
  hands: "many",
  tells: ["button", "buy", "leave", "level"],
};

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

const OCCUPIED = [/^Given seat must not be occupied$/];

/** With these words the engine refuses; any other assertion that fails is a fault inside it. */
const REFUSALS = [/^Action must be legal$/, /^Betting round must be in progress$/, /isRaiseValid/];
const NO_TABLE = [/^Maximum \d+ players$/, /^There must be at least 2 players at the table$/];

/** A game, of one hand or of many. */
class Game {
  constructor({ stacks, blinds, ante, button }) {
    this.count = stacks.length;
    this.table = new Poker.Table(forced_bets(blinds, ante), this.count);
    stacks.forEach((chips, seat) => chips && this.table.sitDown(seat, chips));
    this.first_button = button;
    this.level = null;
    this.begun = {};
    this.board = [];
    this.pots = [];
    this.bet_out_of_sight = false;
  }

  /** The button is given for the first hand, and moves on by itself afterwards. */
  next_hand(request) {
    const began = this.stacks();
    if (this.level) this.table.setForcedBets(this.level);
    this.level = null;
    stack_the_pack(this.table._table._deck, pack_of(request));
    try {
      this.table.startHand(this.first_button);
    } catch (refusal) {
      if (is_one_of(refusal, NO_TABLE)) return refusal.message;
      throw refusal;
    }
    this.first_button = undefined;
    this.bet_out_of_sight = false;
    this.begun = { ...this.positions(), began };
    this.deal_on();
    return null;
  }

  /** Button and stakes are told. Who posts is not: whoever has a bet in front, the small blind before the big one. */
  positions() {
    const { smallBlind, bigBlind, ante } = this.table.forcedBets();
    const button = this.table.button();
    const from_there = this.bets().map((_, place) => (button + place) % this.count);
    const posted = from_there.filter((seat) => this.bets()[seat]);
    return { button, small: posted.slice(0, 1), big: posted.slice(1), blinds: [smallBlind, bigBlind], ante };
  }

  /** The open hand is folded to its end, and everybody sits down with the chips he has. */
  result(stacks) {
    while (this.table.isHandInProgress()) {
      this.table.actionTaken("fold");
      this.deal_on();
    }
    stacks.forEach((chips, seat) => {
      if (this.table.seats()[seat]) this.table.standUp(seat);
      if (chips) this.table.sitDown(seat, chips);
    });
  }

  tell({ what, seat, chips, blinds, ante }) {
    switch (what) {
      case "leave":
        return this.table.seats()[seat] ? ["refused", "poker-ts has him at the table"] : ["accepted", null];
      case "buy":
        return this.sat_down(seat, chips);
      case "level": // its forced bets can be set between two hands only
        this.level = forced_bets(blinds, ante);
        return ["accepted", null];
      default:
        return ["refused", "poker-ts takes another button only as a hand begins"];
    }
  }

  sat_down(seat, chips) {
    try {
      this.table.sitDown(seat, chips);
    } catch (refusal) {
      if (is_one_of(refusal, OCCUPIED)) return ["refused", refusal.message];
      throw refusal;
    }
    return ["accepted", null];
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

  /** In no place, for places are not kept. */
  stood_up() {
    return this.table.seats().flatMap((player, seat) => (player ? [] : [[seat, null]]));
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
      game: { ...this.begun, out: this.stood_up() },
    };
  }
}

function by_number(one, other) {
  return one - other;
}

function is_one_of(trouble, sentences) {
  return trouble instanceof AssertionError && sentences.some((sentence) => sentence.test(trouble.message));
}

function forced_bets([smallBlind, bigBlind], ante) {
  return { smallBlind, bigBlind, ante };
}

/** It deals each seat both cards at once, from seat 0 on, and burns nothing: so everybody's cards are laid that way. */
function pack_of({ holes, board, deck }) {
  const placed = [...holes.flat(), ...board];
  return [...placed, ...deck.filter((card) => !placed.includes(card))];
}

/** The pack gives its last card first; its own cards are put into the order asked for. */
function stack_the_pack(deck, pack) {
  deck.shuffle = () => {
    const own = new Map(Array.from(deck, (card) => [RANKS[card.rank] + SUITS[card.suit], card]));
    pack.forEach((text, place) => (deck[deck.length - 1 - place] = own.get(text)));
  };
}

/** A hand, the first of a new game. */
function begin(request) {
  if (request.table.hole_cards !== 2) return "poker-ts deals two hole cards";
  if (new Set(request.deck).size !== request.deck.length) return "poker-ts has a pack of its own with each card once";
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
