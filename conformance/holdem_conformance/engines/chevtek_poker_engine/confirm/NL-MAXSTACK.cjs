/* NL-MAXSTACK: whoever may raise may make it any amount from the least up to all his chips. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.raiseAction(20);
try {
  table.currentActor.raiseAction(25);
} catch (refusal) {
  console.error(
    `the small blind, with 5 of a bet of 20 in front and a least raise of 10, may ` +
      `not put 25 more to make it 30: ${refusal.message}`,
  );
  process.exit(1);
}
