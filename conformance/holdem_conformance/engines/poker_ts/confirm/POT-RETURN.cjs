/* POT-RETURN: what nobody matched goes back and is no part of a pot. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 2);
[100, 300].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("raise", 100);
table.actionTaken("raise", 300);
table.endBettingRound();
const sizes = table.pots().map((pot) => pot.size);
if (sizes.length > 1) {
  console.error(
    `of 300 against 100 the 200 that nobody matched stay in as a pot: ` +
      `there are pots of ${sizes.join(" and ")}`,
  );
  process.exit(1);
}
