/* BTN-HUADJUST: with two left, the next player after the last big blind posts it, so nobody posts it twice running. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 50, bigBlind: 100 }, 3);
[1000, 1000, 1000].forEach((stack, seat) => table.sitDown(seat, stack));
/** One hand in which everybody folds; who had a bet in front before. */
function hand(button) {
  table.startHand(button);
  const posted = table.seats().map((player) => player?.betSize ?? 0);
  while (table.isBettingRoundInProgress()) table.actionTaken("fold");
  table.endBettingRound();
  table.showdown();
  return posted;
}

hand(0);
table.standUp(0);
const posted = hand();
if (posted[2] === 100) {
  console.error("seat 0 had the button and is out; seat 2 posts the big blind in both hands");
  process.exit(1);
}
