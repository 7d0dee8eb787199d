/* AI-RUNOUT: nobody acts when no bet is open and at most one player has chips. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 3);
[100, 3, 100].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("fold"); // the small blind is all-in with 3, the big blind covers it
if (table.isBettingRoundInProgress() && table.playerToAct() === 1) table.actionTaken("call"); // it is asked, too
if (table.isBettingRoundInProgress() && table.playerToAct() === 2) {
  console.error(`the big blind, alone with chips and with nothing to pay, is asked to act`);
  process.exit(1);
}
