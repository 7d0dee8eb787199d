/* BET-BET: where somebody has bet, as with blinds of 1 and 1, one may raise, not bet. */

const { Table } = require("../compiled.cjs")(process.argv[2]);

try {
  new Table(0, 1, 1);
} catch (refusal) {
  console.error(`a table with blinds of 1 and 1 cannot be made: ${refusal.message}`);
  process.exit(1);
}
