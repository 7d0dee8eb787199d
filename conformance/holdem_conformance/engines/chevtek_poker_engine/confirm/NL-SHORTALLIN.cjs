/* NL-SHORTALLIN: a player whose chips do not reach the least bet or raise may go all-in all the same. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
[1000, 1000, 150].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
const actions = table.currentActor.legalActions(); // the big blind, 50 behind
if (!actions.includes("raise")) {
  console.error(`the big blind of 100 has 50 more, which is no full raise, and is offered ${actions.join(", ")} only`);
  process.exit(1);
}
