/* AI-NORAISE: nobody raises when all others in the hand are all-in. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 2);
[200, 10].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
const { actions, chipRange } = table.legalActions(); // the big blind is all-in with its 10
if (actions.includes("raise")) {
  console.error(
    `against a big blind that is all-in with 10 the button may raise to ` +
      `${chipRange.min} up to ${chipRange.max}`,
  );
  process.exit(1);
}
