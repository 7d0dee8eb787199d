/* NL-NOREOPEN: who has bet may not raise again over a short all-in. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 1000, 70].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
table.currentActor.checkAction();
table.currentActor.betAction(40); // on the flop
table.currentActor.raiseAction(60); // all-in: 20 more, which is no full raise
table.currentActor.callAction();
if (table.currentPosition === 1 && table.currentActor.legalActions().includes("raise")) {
  console.error("the bettor of 40 faces an all-in to 60, a raise by less than his bet, and may raise again");
  process.exit(1);
}
