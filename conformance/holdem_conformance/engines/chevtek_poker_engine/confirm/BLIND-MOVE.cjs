/* BLIND-MOVE: from hand to hand the blinds move on to the next players; with two, the button posts the small one. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 2; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
table.dealCards();
while (table.currentRound) table.currentActor.foldAction();
table.dealCards();
const posted = table.players.map((player) => player?.bet ?? 0);
if (posted[table.dealerPosition] !== 50) {
  console.error(`in the second hand of two players seat ${table.dealerPosition} has the button and posts ${posted[table.dealerPosition]}`);
  process.exit(1);
}
