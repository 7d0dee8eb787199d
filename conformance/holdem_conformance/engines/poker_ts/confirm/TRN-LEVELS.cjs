/* TRN-LEVELS: with each level the big blind rises. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 50, bigBlind: 100 }, 3);
[2000, 2000, 2000].forEach((stack, seat) => table.sitDown(seat, stack));
table.setForcedBets({ smallBlind: 25, bigBlind: 50 });
table.startHand(0);
const { smallBlind, bigBlind } = table.forcedBets();
if (bigBlind <= 100) {
  console.error(`blinds of 50/100 are followed by ${smallBlind}/${bigBlind}`);
  process.exit(1);
}
