/* BLIND-RATIO: the small blind is above 0 and not above the big blind. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 0, 10);
[1000, 1000, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
const [, small, big] = table.players;
if (table.currentRound) {
  console.error(`a hand is dealt with a small blind of ${small.bet} and a big blind of ${big.bet}`);
  process.exit(1);
}
