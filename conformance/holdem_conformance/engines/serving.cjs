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

function serve(HELLO, begin) {
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
        return answer(acted(hand, request));
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

function opening(hand) {
  return typeof hand === "string" ? { type: "refused", reason: hand } : { type: "snapshot", ...hand.snapshot() };
}

function acted(hand, { seat, action, to, card }) {
  const [outcome, words] = hand.act(seat, action, to, ...(card ? [card] : []));
  const said = outcome === "changed" ? { did: words } : { reason: words };
  return { type: "acted", outcome, ...said, snapshot: { type: "snapshot", ...hand.snapshot() } };
}

module.exports = { engine, serve, version };
