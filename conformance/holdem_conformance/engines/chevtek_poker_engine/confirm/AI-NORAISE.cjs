/* AI-NORAISE: nobody raises when all others in the hand are all-in. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[50, 1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.raiseAction(50);
table.currentActor.foldAction();
if (table.currentActor.legalActions().includes("raise")) {
  console.error(
    `against an all-in to 50 the only other player, with ` +
      `${table.currentActor.stackSize} behind, may raise`,
  );
  process.exit(1);
}
