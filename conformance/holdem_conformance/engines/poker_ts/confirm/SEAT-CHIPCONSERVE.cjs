/* SEAT-CHIPCONSERVE: no chip appears or vanishes. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 25, bigBlind: 50 }, 4);
[100, 200, 1000, 1000].forEach((stack, seat) => table.sitDown(seat, stack));
const deck = table._table._deck; // it gives its last card first; two for each seat, then the board
const order = "As Kc Qs Qc Ts Tc 4s 4c Ac 7d 9h Js 2s".split(" ");
deck.shuffle = () => {
  const own = new Map(Array.from(deck, (card) => ["23456789TJQKA"[card.rank] + "cdhs"[card.suit], card]));
  order.forEach((text, place) => (deck[deck.length - 1 - place] = own.get(text)));
};
table.startHand(0); // the button
table.actionTaken("call"); // left of the big blind
table.actionTaken("raise", 100); // the button: all-in with aces
table.actionTaken("raise", 200); // the small blind: all-in, so there is a side pot
table.actionTaken("call");
table.actionTaken("call");
table.endBettingRound();
while (table.isHandInProgress()) {
  while (table.isBettingRoundInProgress()) table.actionTaken("check");
  table.endBettingRound();
  if (table.areBettingRoundsCompleted()) table.showdown();
}
const chips = table.seats().map((player) => player?.totalChips ?? 0);
const sum = chips.reduce((one, other) => one + other);
if (sum !== 2300) {
  console.error(`two players went all-in before the flop, the others checked it down; of 2300 chips ${sum} are left`);
  process.exit(1);
}
