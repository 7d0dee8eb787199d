/* BET-BET: a bet needs that nobody has bet before; the big blind is a bet. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 1, bigBlind: 1 }, 3);
[100, 100, 100].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button acts first and faces a bet of 1
try {
  table.actionTaken("bet", 2);
} catch {
  process.exit(0);
}
console.error("with blinds of 1 and 1 the first player faces a bet of 1, and his bet of 2 is taken");
process.exit(1);
