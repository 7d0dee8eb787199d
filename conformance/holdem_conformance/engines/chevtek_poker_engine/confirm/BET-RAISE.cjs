/* BET-RAISE: a raise needs a bet to be raised. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
table.currentActor.checkAction();
table.currentActor.raiseAction(20); // on the flop, before any bet
if (table.currentBet === 20) {
  console.error(`a raise to ${table.currentBet} is taken on a flop on which nobody has bet`);
  process.exit(1);
}
