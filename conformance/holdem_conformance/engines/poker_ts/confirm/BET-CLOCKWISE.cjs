/* BET-CLOCKWISE: only players who have chips and have not folded are asked in their turn. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 10, bigBlind: 20 }, 3);
[500, 500, 20].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("call");
table.actionTaken("call"); // all have 20 in; the big blind has no more
if (table.isBettingRoundInProgress() && table.playerToAct() === 2) {
  console.error(
    `the big blind, all-in with its last ${table.seats()[2].betSize}, ` +
      `is asked to act when all have matched it`,
  );
  process.exit(1);
}
