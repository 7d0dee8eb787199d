/* POT-SUM: the main pot holds what everybody has put into it, and each of them who has not folded may win it. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 25, bigBlind: 50 }, 3);
[100, 1000, 1000].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("raise", 100); // the button: all-in
table.actionTaken("call");
table.actionTaken("call");
table.endBettingRound();
table.actionTaken("check");
table.actionTaken("check");
table.endBettingRound(); // nobody has bet on the flop
const [{ size, eligiblePlayers }] = table.pots();
if (!eligiblePlayers.includes(0)) {
  console.error(
    `the all-in player is no longer among those who may win the pot of ${size}, ` +
      `only seats ${eligiblePlayers.join(" and ")} are`,
  );
  process.exit(1);
}
