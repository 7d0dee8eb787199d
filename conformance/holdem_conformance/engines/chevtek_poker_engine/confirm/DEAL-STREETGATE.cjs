/* DEAL-STREETGATE: a street is dealt only when everybody has matched the bet, folded, or is all-in. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 50, 100);
[1000, 400, 1000].forEach((stack, seat) => table.sitDown(`player ${seat}`, stack)); // player 0 has the button
table.dealCards();
table.currentActor.raiseAction(300);
table.currentActor.raiseAction(350); // the small blind: all-in to 400
table.currentActor.callAction();
const owing = 400 - 300;
if (table.communityCards.length && table.players[0].stackSize === 700) {
  console.error(
    `the button, who has 300 in and owes ${owing} to an all-in to 400, is not asked: ` +
      `${table.communityCards.length} cards are turned up`,
  );
  process.exit(1);
}
