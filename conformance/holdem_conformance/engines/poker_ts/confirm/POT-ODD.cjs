/* POT-ODD: the odd chip of each pot goes to the winner nearest left of the button. */

const Poker = require("module").createRequire(process.argv[2] + "/")("poker-ts");

const table = new Poker.Table({ smallBlind: 1, bigBlind: 2 }, 5);
[1000, 1000, 150, 150, 25].forEach((stack, seat) => table.sitDown(seat, stack));
const deck = table._table._deck; // it gives its last card first; two for each seat, then the board
const order = "3h 3d 2h 2d Ah Kh As Ks 9c 8d 4c 5d 6h Js Qd".split(" ");
deck.shuffle = () => {
  const own = new Map(Array.from(deck, (card) => ["23456789TJQKA"[card.rank] + "cdhs"[card.suit], card]));
  order.forEach((text, place) => (deck[deck.length - 1 - place] = own.get(text)));
};
table.startHand(0); // the button
table.actionTaken("call");
table.actionTaken("raise", 25); // all-in
table.actionTaken("raise", 48);
table.actionTaken("fold");
table.actionTaken("raise", 150); // all-in
table.actionTaken("call"); // all-in
table.actionTaken("fold");
table.endBettingRound();
const sizes = table.pots().map((pot) => pot.size);
table.showdown();
const paid = [2, 3].map((seat) => table.seats()[seat].totalChips);
if (paid.join() !== "188,186") {
  console.error(
    `pots of 101 and 273, split by the same two, are made into pots of ` +
      `${sizes.join(" and ")} and pay ${paid.join(" and ")}, not 188 and 186`,
  );
  process.exit(1);
}
