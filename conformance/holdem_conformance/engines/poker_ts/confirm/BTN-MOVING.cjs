/* BTN-MOVING: when both blinds are out at once, no rule says who posts: the floor decides before the next hand. */

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
table.standUp(1);
table.standUp(2);
let posted;
try {
  posted = hand();
} catch (refusal) {
  process.exit(0);
}
console.error(`both blinds are out, and a hand begins: seats 4 and 0 post ${posted[4]} and ${posted[0]}`);
process.exit(1);
