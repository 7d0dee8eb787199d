/* BTN-MOVING2BB: when a blind is out, everybody after the last big blind up to the new one posts a big blind. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 5; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
table.dealCards();
while (table.currentRound) table.currentActor.foldAction();
table.standUp("player 2"); // who had the big blind
table.dealCards();
const posted = table.players.map((player) => player?.bet ?? 0);
if (posted[3] !== 100 || posted[4] !== 100) {
  console.error(`seat 2 had the big blind and leaves; 3 and 4 are due for it, and post ${posted[3]} and ${posted[4]}`);
  process.exit(1);
}
