/* BET-MENUNOBET: as long as nobody has bet the player to act may bet, if it is with all his chips. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
[1000, 16, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
table.currentActor.checkAction();
try {
  table.currentActor.betAction(6);
} catch (refusal) {
  console.error(`on the flop a player is offered a bet, has 6 chips, and may not bet them: ${refusal.message}`);
  process.exit(1);
}
