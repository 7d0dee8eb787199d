/* BET-CALL: a call needs something to pay. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 2);
[100, 100].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("call");
table.actionTaken("check");
table.endBettingRound(); // the flop, and no bet
try {
  table.actionTaken("call");
} catch {
  process.exit(0);
}
console.error("on a flop without a bet a call is taken, as a check");
process.exit(1);
