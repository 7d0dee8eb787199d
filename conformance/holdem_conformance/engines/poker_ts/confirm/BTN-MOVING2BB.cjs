/* BTN-MOVING2BB: when a blind is out, everybody after the last big blind up to the new one posts a big blind. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 50, bigBlind: 100 }, 5);
[1000, 1000, 1000, 1000, 1000].forEach((stack, seat) => table.sitDown(seat, stack));
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
table.standUp(2);
const posted = hand();
if (posted[3] !== 100 || posted[4] !== 100) {
  console.error(`seat 2 posted the big blind and is out; 3 and 4 are due for it, and post ${posted[3]} and ${posted[4]}`);
  process.exit(1);
}
