/* HAND-FULLHOUSE: three of a kind and a pair are a full house, and the pair may come from a second three of a kind. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 5, bigBlind: 10 }, 2);
[200, 200].forEach((stack, seat) => table.sitDown(seat, stack));
const deck = table._table._deck; // it gives its last card first; two for each seat, then the board
const order = "As Ks Kh Qd Ad Ac Kd Kc 2s".split(" ");
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
  console.error(`aces full of kings lose to kings full of aces: they end with ${chips[0]} against ${chips[1]}`);
  process.exit(1);
}
