/* NL-MINRAISE: a raise is at least as great as the last full bet or raise; a smaller all-in does not count. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 50, bigBlind: 100 }, 4);
[5000, 5000, 5000, 150].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("raise", 150); // left of the big blind: all-in, 50 more, no full raise
const { min } = table.legalActions().chipRange;
if (min !== 250) {
  console.error(`over a bet of 100 and an all-in to 150 the least raise is to ${min}, not to 250`);
  process.exit(1);
}
