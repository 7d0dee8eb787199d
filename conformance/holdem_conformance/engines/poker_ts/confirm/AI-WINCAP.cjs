/* AI-WINCAP: an all-in player wins from each opponent as much as he put in himself, no more and no less. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 25, bigBlind: 50 }, 3);
[100, 1000, 1000].forEach((stack, seat) => table.sitDown(seat, stack));
const deck = table._table._deck; // it gives its last card first; two for each seat, then the board
const order = "As Kc Qs Qc Ts Tc Ac 7d 9h Js 2s".split(" ");
deck.shuffle = () => {
  const own = new Map(Array.from(deck, (card) => ["23456789TJQKA"[card.rank] + "cdhs"[card.suit], card]));
  order.forEach((text, place) => (deck[deck.length - 1 - place] = own.get(text)));
};
table.startHand(0); // the button
table.actionTaken("raise", 100); // the button: all-in with aces
table.actionTaken("call");
table.actionTaken("call");
table.endBettingRound();
table.actionTaken("bet", 200);
table.actionTaken("call");
table.endBettingRound();
while (table.isHandInProgress()) {
  while (table.isBettingRoundInProgress()) table.actionTaken("check");
  table.endBettingRound();
  if (table.areBettingRoundsCompleted()) table.showdown();
}
const chips = table.seats().map((player) => player?.totalChips ?? 0);
if (chips[0] !== 300) {
  console.error(
    `the all-in player has the best hand and gets ${chips[0]}, not 100 from ` +
      `each of three; seat 1 ends with ${chips[1]}`,
  );
  process.exit(1);
}
