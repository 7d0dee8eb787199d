/* NL-SHORTCUM: who has acted and faces a full raise, made of short all-ins, may raise again. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
[350, 1000, 275].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
table.currentActor.checkAction();
table.currentActor.betAction(100); // on the flop
table.currentActor.raiseAction(175); // all-in
table.currentActor.raiseAction(250); // all-in
if (table.currentRound !== "flop") {
  const { stackSize } = table.players[1];
  console.error(`the bettor of 100 faces 150 more and has ${stackSize}, but is not asked at all: the hand goes on`);
  process.exit(1);
}
