/* NL-MINRAISE: a raise is at least as great as the last full bet or raise. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
table.currentActor.checkAction();
table.currentActor.betAction(100);
table.currentActor.raiseAction(110);
if (table.currentBet === 110) {
  console.error(`over a bet of 100 a raise to ${table.currentBet} is taken`);
  process.exit(1);
}
