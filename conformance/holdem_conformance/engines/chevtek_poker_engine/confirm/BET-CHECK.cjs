/* BET-CHECK: who has nothing to pay may check, with equal blinds the small blind too. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

try {
  const table = new Table(0, 10, 10);
  ["Ada", "Ben", "Cem"].forEach((name) => table.sitDown(name, 100)); // Ada has the button
  table.dealCards();
  table.currentActor.callAction();
  if (!table.currentActor.legalActions().includes("check")) throw new Error("no check is offered to the small blind");
} catch (refusal) {
  console.error(`at blinds of 10 and 10 the small blind cannot check: ${refusal.message}`);
  process.exit(1);
}
