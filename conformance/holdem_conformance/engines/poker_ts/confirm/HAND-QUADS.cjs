/* HAND-QUADS: four of a kind of one rank are compared by the card beside them. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 2);
[200, 200].forEach((stack, seat) => table.sitDown(seat, stack));
const deck = table._table._deck; // it gives its last card first; two for each seat, then the board
const order = "Ah 3c Kh 4c 8c 8d 8h 8s 2d".split(" ");
deck.shuffle = () => {
  const own = new Map(Array.from(deck, (card) => ["23456789TJQKA"[card.rank] + "cdhs"[card.suit], card]));
  order.forEach((text, place) => (deck[deck.length - 1 - place] = own.get(text)));
};
table.startHand(0); // the button
table.actionTaken("call");
while (table.isHandInProgress()) {
  while (table.isBettingRoundInProgress()) table.actionTaken("check");
  table.endBettingRound();
  if (table.areBettingRoundsCompleted()) table.showdown();
}
const chips = table.seats().map((player) => player.totalChips);
if (chips[0] !== 210) {
  console.error(`four eights with an ace beside them end with ${chips[0]}, with a king beside them with ${chips[1]}`);
  process.exit(1);
}
