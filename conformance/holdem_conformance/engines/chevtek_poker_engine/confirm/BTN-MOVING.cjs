/* BTN-MOVING: when both blinds are out at once, no rule says who posts: the floor decides before the next hand. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 5; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
table.dealCards();
while (table.currentRound) table.currentActor.foldAction();
table.standUp("player 1");
table.standUp("player 2");
table.dealCards();
const posted = table.players.map((player) => player?.bet ?? 0);
if (table.currentRound) {
  console.error(`both blinds leave, and a hand begins: seats 4 and 0 post ${posted[4]} and ${posted[0]}`);
  process.exit(1);
}
