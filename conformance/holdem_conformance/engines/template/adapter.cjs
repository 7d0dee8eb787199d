/* Your engine behind the engine protocol. An adapter translates; it never repairs what the engine does wrong.

    holdem certify -- node adapter.cjs

At present a stand-in plays, at the end of this file, which can do no more than fold. Put your engine in its place at
the marks 1 to 5, and throw the stand-in away. All fields are explained in docs/protocol.md, a whole adapter is built in
docs/tutorial.md, in Python. Whatever you print goes to standard error, and what you do not catch is reported as a crash.
Packages are looked for in node_modules beside this file and above it. An engine that is an ES module is loaded before
the last line: `import("…").then((loaded) => { engine = loaded; serve(HELLO, begin); });`, with `let engine;` up here. */

"use strict";

const { serve } = require("./serving.cjs"); // the other half: it reads the requests and writes the answers

// 1 · Who your engine is, and what it can do. What is not named under supports is not asked for.
const HELLO = {
  engine: { name: "Stand-in", version: "0", language: "JavaScript" },
  supports: ["no-limit"], // and "showdown-choice", if players are asked to show; "pot-limit", "ante" …
  rules: {}, // where it plays another reading than the house does, such as { "deal.burn": "off" }
  deck: "exact", // "patched" if you replace its shuffle to put the cards in
  deals: "pack", // "cards" if you hand it everybody's cards, or its pack is made of them
  burns: true, // false if it takes no burn cards off the pack; then it plays "deal.burn": "off" as well
  offers: "none", // "exact" once menu() below tells what a player may do, with the amounts
};

/** One hand of your engine. */
class Hand {
  constructor(request) {
    // 2 · Begin it: at this table, with exactly these cards. request.deck is the whole pack, top card first;
    //     request.holes, .burns and .board are the same cards once more, if that suits your engine better.
    //     Seats run clockwise from 0; stacks are those before the blinds. If your engine does not play at such a
    //     table, throw a Refusal and say why.
    const { stacks, button, blinds } = request.table;
    this.engine = new StandIn(stacks, button, blinds);
  }

  act(seat, action, to) {
    // 3 · Let a player do something: "fold", "check", "call", "bet", "raise", "show" or "muck". `to` is the total in
    //     front of him afterwards; an all-in is a call, bet or raise to all he has. Acts out of turn and illegal
    //     ones are sent on purpose: what your engine does not do, or cannot even be asked to do, is refused. If it
    //     did something else, say what: return ["changed", { action: "raise", to: 200 }]. Then let it deal on until
    //     a player has to decide.
    if (seat !== this.engine.turn) return ["refused", `it is the turn of seat ${this.engine.turn}`];
    if (action !== "fold") {
      return ["refused", `the stand-in cannot ${action}: let your engine do it, at mark 3 of the adapter`];
    }
    this.engine.fold();
    return ["accepted", null];
  }

  menu() {
    // 4 · What the player to act may do, or null where your engine does not tell:
    //     { fold: true, check: false, call: 50, bet: null, raise_to: [200, 5000] }
    //     call is what it costs; bet and raise_to are the least and the greatest total; null: he may not.
    return null;
  }

  snapshot() {
    // 5 · The table as your engine shows it. Leave out what it cannot show, as a whole or by null, and work nothing
    //     out in its place; [] says that there is nothing.
    //     Seats are -1 for nobody. stacks, bets and pots add up to all chips; once the hand is over the stacks do.
    const engine = this.engine;
    return {
      over: engine.over,
      to_act: engine.turn,
      to_show: -1, // whose turn it is to show or muck
      menu: this.menu(),
      stacks: engine.stacks, // behind
      bets: engine.bets, // in front, on this street
      board: [], // such as ["2c", "5d", "9h"]
      pots: engine.pots, // main pot first, without the bets in front
      shown: [], // [seat, cards], in the order of showing
      mucked: [],
      returned: engine.returned, // what nobody matched, over the whole hand
    };
  }
}

class Refusal extends Error {}

/** A new hand, or why there is none. The one before is given up. */
function begin(request) {
  try {
    return new Hand(request);
  } catch (trouble) {
    if (trouble instanceof Refusal) return trouble.message;
    throw trouble;
  }
}

/** Everybody folds to the big blind. Delete it. */
class StandIn {
  constructor(stacks, button, blinds) {
    if (stacks.length < 3 || Math.min(...stacks) < Math.max(...blinds)) {
      throw new Refusal("the stand-in plays with three or more, none of them short");
    }
    this.stacks = [...stacks];
    this.bets = stacks.map(() => 0);
    this.returned = stacks.map(() => 0);
    this.pots = [];
    this.over = false;
    const around = stacks.map((_, step) => (button + step + 1) % stacks.length);
    this.waiting = [...around.slice(2), around[0]];
    [this.small, this.big] = around;
    [this.small, this.big].forEach((seat, place) => {
      this.stacks[seat] -= blinds[place];
      this.bets[seat] += blinds[place];
    });
  }

  get turn() {
    return this.waiting.length ? this.waiting[0] : -1;
  }

  fold() {
    this.waiting.shift();
    if (this.waiting.length) return;
    const small = this.bets[this.small];
    const big = this.bets[this.big];
    this.stacks[this.big] += small + big;
    this.returned[this.big] = big - small;
    this.pots = [{ chips: 2 * small, among: [this.big], to: [[this.big, 2 * small]] }];
    this.bets = this.bets.map(() => 0);
    this.over = true;
  }
}

serve(HELLO, begin);
