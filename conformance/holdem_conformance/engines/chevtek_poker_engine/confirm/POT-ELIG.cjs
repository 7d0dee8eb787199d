/* POT-ELIG: a pot goes only to players who have not folded. */

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
  console.error(`all but one have folded: the pot of 30 has ${contestants.length} contestants, ${folded} of them folded`);
  process.exit(1);
}
