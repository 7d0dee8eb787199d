/* AI-RUNOUT: nobody acts when no bet is open and at most one player has chips. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 3, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.foldAction();
if (table.currentRound && table.currentPosition === 2) {
  console.error(`the big blind, alone with chips and with nothing to pay, is asked to act ${table.currentRound}`);
  process.exit(1);
}
