/* HAND-EXACT5: of seven cards the best five count, and no other. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 2);
[200, 200].forEach((stack, seat) => table.sitDown(seat, stack));
const deck = table._table._deck; // it gives its last card first; two for each seat, then the board
const order = "9h 9c 9d 8d 6c 6d 6h 6s 2c".split(" ");
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
if (chips[0] !== chips[1]) {
  console.error(`both play four sixes with a nine on a board of 6 6 6 6 2, and end with ${chips.join(" and ")}`);
  process.exit(1);
}
