/* BLIND-HU: with two players the button posts the small blind. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
const [button, other] = table.players;
if (button.bet !== 5) {
  console.error(`of two players the one with the button posts ${button.bet}, the other ${other.bet}`);
  process.exit(1);
}
