/* NL-NOREOPEN: who has acted may not raise again over a short all-in. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 50, bigBlind: 100 }, 4);
[150, 5000, 5000, 5000].forEach((stack, seat) => table.sitDown(seat, stack));
table.startHand(0); // the button
table.actionTaken("call"); // left of the big blind: limps
table.actionTaken("raise", 150); // the button: all-in, 50 more, no full raise
table.actionTaken("fold");
table.actionTaken("fold");
const { actions } = table.legalActions();
if (table.playerToAct() === 3 && actions.includes("raise")) {
  console.error(`the limper, who faces 50 more with a full raise being 100, may raise`);
  process.exit(1);
}
