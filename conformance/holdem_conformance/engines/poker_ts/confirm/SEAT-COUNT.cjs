/* SEAT-COUNT: a table has two to ten players. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

let table;
try {
  table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 11);
  for (let seat = 0; seat < 11; seat++) table.sitDown(seat, 1000);
  table.startHand(0);
} catch {
  process.exit(0);
}
console.error(`a table of ${table.numSeats()} is dealt`);
process.exit(1);
