/* POT-TIMING: when a pot was built changes nothing; who folds afterwards has no part in it any more. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const table = new Table(0, 5, 10);
["Ada", "Ben", "Cem"].forEach((name) => table.sitDown(name, 100));
table.dealCards();
table.currentActor.callAction();
table.currentActor.callAction();
table.currentActor.checkAction();
table.currentActor.betAction(10); // on the flop
table.currentActor.foldAction();
table.currentActor.foldAction();
const contestants = table.pots[0].eligiblePlayers;
if (contestants.length > 1) {
  const folded = contestants.filter((player) => player.folded).length;
  console.error(`${folded} players who folded after the pot of 30 was built are still among its ${contestants.length} contestants`);
  process.exit(1);
}
