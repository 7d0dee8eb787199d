/* VAR-ANTE: an ante is a part of the pot like any bet: who is all-in with it may win the main pot. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10, ante: 20 }, 3);
[19, 100, 100].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
while (table.isBettingRoundInProgress()) table.actionTaken("call"); // a call of nothing is a check
table.endBettingRound();
const [{ size, eligiblePlayers }] = table.pots();
if (!eligiblePlayers.includes(0)) {
  console.error(
    `who is all-in with 19 of an ante of 20 may not win the pot of ${size}, ` +
      `only seats ${eligiblePlayers.join(" and ")} may`,
  );
  process.exit(1);
}
