/* The half of an adapter for Node that every one of them shares, the twin of serving.py: it reads requests on stdin
and writes answers on stdout.

    node ADAPTER.cjs NODE_MODULES

An adapter ends with `serve(HELLO, begin)`:

    HELLO                        the answer to hello
    begin(request)               a hand; or, where the engine does not play at the table, the reason as a string
    hand.act(seat, action, to)   [outcome, words]: ["accepted", null], ["refused", why] or, when the engine did
                                 something else, ["changed", { action: "raise", to: 200 }]; an act of discarding has
                                 the card as a fourth argument
    hand.snapshot()              the table as the engine shows it

and, if it supports many-hands, with `serve(HELLO, begin, begin_game)`:

    begin_game(request)          a game, or why there is none; like a hand, with `game` in its snapshots, and besides
    game.next_hand(request)      null, or why no hand begins
    game.result(stacks)          the open hand was played elsewhere, and has ended so
    game.tell(told)              [outcome, words], as of an act

What an engine prints goes to standard error, where it harms nothing. What an adapter does not catch ends the process:
that is a crash of the engine, and the suite reports it as one. */

"use strict";

const fs = require("fs");
const { createRequire } = require("module");
const path = require("path");
const readline = require("readline");

/** A package out of NODE_MODULES, the folder named on the command line. */
function engine(name) {
  return createRequire(path.join(path.resolve(process.argv[2]), "anything.js"))(name);
}

/** The version of an installed package, read from its own package.json. */
function version(name) {
  return JSON.parse(fs.readFileSync(path.join(process.argv[2], name, "package.json"), "utf8")).version;
}

function serve(HELLO, begin, begin_game) {
  process.stdout.write = process.stderr.write.bind(process.stderr);
  let hand = null;
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const request = JSON.parse(line);
    switch (request.type) {
      case "hello":
        return answer({ type: "hello", ...HELLO });
      case "hand":
        hand = begin(request);
        return answer(opening(hand));
      case "act":
        return answer(acted(hand, hand.act(...words_of(request))));
      case "game":
        hand = begin_game(request);
        return answer(opening(hand));
      case "next_hand":
        return answer(opening(hand.next_hand(request) ?? hand));
      case "result":
        hand.result(request.stacks);
        return answer(opening(hand));
      case "tell":
        return answer(acted(hand, hand.tell(request)));
      case "bye":
        return process.exit(0);
      default:
        process.stderr.write(`${process.argv[1]} cannot answer '${request.type}'\n`);
        return process.exit(1);
    }
  });
}

/** Written at once and whole, however full the pipe is. */
function answer(message) {
  let rest = Buffer.from(JSON.stringify(message) + "\n");
  while (rest.length) {
    try {
      rest = rest.subarray(fs.writeSync(1, rest));
    } catch (trouble) {
      if (trouble.code !== "EAGAIN") throw trouble;
    }
  }
}

/** How a hand or a game lies, or why there is none. */
function opening(hand) {
  return typeof hand === "string" ? { type: "refused", reason: hand } : { type: "snapshot", ...hand.snapshot() };
}

function words_of({ seat, action, to, card }) {
  return card ? [seat, action, to, card] : [seat, action, to];
}

/** The answer to what has been done, or refused, by now. */
function acted(hand, [outcome, words]) {
  const said = outcome === "changed" ? { did: words } : { reason: words };
  return { type: "acted", outcome, ...said, snapshot: { type: "snapshot", ...hand.snapshot() } };
}

module.exports = { engine, serve, version };
