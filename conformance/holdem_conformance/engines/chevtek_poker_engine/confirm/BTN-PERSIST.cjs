/* BTN-PERSIST: the button stays where it is as long as a hand runs. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 3; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
table.dealCards();
table.moveDealer(1);
if (table.currentRound && table.dealerPosition !== 0) {
  console.error(`in the middle of a hand the button is laid from seat 0 to seat ${table.dealerPosition}, and the blinds with it`);
  process.exit(1);
}
