/* BTN-ROTATE: the button goes to the next player who is still in the game. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
for (let seat = 0; seat < 5; seat++) table.sitDown(`player ${seat}`, 1000);
table.moveDealer(0);
table.dealCards();
while (table.currentRound) table.currentActor.foldAction();
table.standUp("player 0"); // who had the button
table.dealCards();
if (table.dealerPosition !== 1) {
  console.error(`seat 0 had the button and leaves; the button goes on to seat ${table.dealerPosition}, past seat 1`);
  process.exit(1);
}
