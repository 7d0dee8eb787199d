/* BET-CHECK: who has something to pay cannot check. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 3);
[100, 100, 100].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
try {
  table.actionTaken("check"); // the button owes 10
} catch {
  process.exit(0);
}
console.error(`the button checks against a bet of 10 and has ${table.seats()[0].betSize} in front: it has called`);
process.exit(1);
