/* SEAT-BUYIN: whoever is in the game may buy chips between two hands. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 3);
[200, 200, 100].forEach((stack, seat) => table.sitDown(seat, stack));
try {
  table.sitDown(2, 100);
} catch (refusal) {
  console.error(`seat 2 has ${table.seats()[2].stack} and cannot add 100 between two hands: ${refusal.message}`);
  process.exit(1);
}
