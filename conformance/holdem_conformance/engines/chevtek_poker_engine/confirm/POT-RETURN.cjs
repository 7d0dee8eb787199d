/* POT-RETURN: what nobody matched goes back and is no part of a pot. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[300, 1000, 100].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.raiseAction(300);
table.currentActor.foldAction();
table.currentActor.callAction();
const alone = table.pots.find((pot) => pot.eligiblePlayers.length === 1);
if (alone?.amount) {
  console.error(`of 300 against 100 what nobody matched stays in as a pot of ${alone.amount} for one player`);
  process.exit(1);
}
