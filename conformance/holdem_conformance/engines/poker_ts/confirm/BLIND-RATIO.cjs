/* BLIND-RATIO: the small blind is above 0 and not above the big blind. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

let table;
try {
  table = new Poker.Table({ smallBlind: 20, bigBlind: 10 }, 3);
  for (const seat of [0, 1, 2]) table.sitDown(seat, 1000);
  table.startHand(0);
} catch {
  process.exit(0);
}
const [, small, big] = table.seats();
console.error(`a small blind of ${small.betSize} is posted with a big blind of ${big.betSize}`);
process.exit(1);
