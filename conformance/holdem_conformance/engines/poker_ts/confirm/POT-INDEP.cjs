/* POT-INDEP: each pot is awarded by itself, among those who have put into it. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 25, bigBlind: 50 }, 3);
[100, 1000, 1000].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("raise", 100); // the button: all-in
table.actionTaken("call");
table.actionTaken("call");
table.endBettingRound();
table.actionTaken("bet", 200);
table.actionTaken("call");
table.endBettingRound();
const pots = table.pots().map(({ size }) => size);
if (pots.join() !== "300,400") {
  console.error(`one is all-in for 100, two go on for 200: the pots hold ${pots.join(" and ")}, not 300 and 400`);
  process.exit(1);
}
