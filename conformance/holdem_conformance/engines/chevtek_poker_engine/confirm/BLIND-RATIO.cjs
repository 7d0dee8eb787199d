/* BLIND-RATIO: the small blind is above 0 and not above the big blind, which it may equal. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

const wrong = [];
for (const [small, due] of [[0, false], [10, true]]) {
  let dealt = true;
  try {
    const table = new Table(0, small, 10);
    for (const seat of [0, 1, 2]) table.sitDown(`player ${seat}`, 1000);
    table.dealCards();
  } catch (refusal) {
    dealt = false;
  }
  if (dealt !== due) wrong.push(`blinds of ${small} and 10 are ${dealt ? "dealt" : "refused"}`);
}
if (wrong.length) {
  console.error(wrong.join(", "));
  process.exit(1);
}
