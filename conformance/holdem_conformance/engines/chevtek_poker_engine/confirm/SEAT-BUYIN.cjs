/* SEAT-BUYIN: whoever is in the game may buy chips between two hands. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 3; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
try {
  table.sitDown("player 2", 100, 2);
} catch (refusal) {
  console.error(`player 2 has 1000 and cannot buy 100 before the hand: ${refusal.message}`);
  process.exit(1);
}
