/* BTN-HUADJUST: with two left, the next player after the last big blind posts it, the other has the button. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 3; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
table.dealCards();
while (table.currentRound) table.currentActor.foldAction();
table.standUp("player 2"); // who had the big blind
table.dealCards();
const posted = table.players.map((player) => player?.bet ?? 0);
if (posted[0] !== 100 || posted[1] !== 50) {
  console.error(`seat 2 had the big blind and leaves; seat 0 is next for it and posts ${posted[0]}, seat 1 posts ${posted[1]}`);
  process.exit(1);
}
