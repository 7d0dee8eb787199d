/* BET-HUORDER: with two players the button acts first before the flop. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
if (table.currentPosition !== table.dealerPosition) {
  console.error(`of two players number ${table.currentPosition}, who has not the button, acts first before the flop`);
  process.exit(1);
}
