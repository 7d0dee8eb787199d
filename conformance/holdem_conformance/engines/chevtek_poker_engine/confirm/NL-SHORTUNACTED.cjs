/* NL-SHORTUNACTED: a player who has not acted yet may raise over a short all-in. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
[150, 5000, 5000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.raiseAction(150); // the button: all-in, 50 more
table.currentActor.callAction();
try {
  table.currentActor.raiseAction(150); // the big blind, to 250: a full raise
} catch (refusal) {
  console.error(`over an all-in to 150 the big blind of 100 puts in 150 more and is refused: ${refusal.message}`);
  process.exit(1);
}
