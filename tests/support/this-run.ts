/** Whether `npm run test:full` runs: `*.full.test.ts`, and the rows of `*.matrix.test.ts` that `npm test` leaves out. */
export const full = process.env.TEST_RUN === "full";

/** Whether the sites and modules of this run use PostgreSQL in place of SQLite. */
export const onPostgres = process.env.TEST_DATABASE === "postgres";

/** Whether the first attempt of every transaction fails at its commit; only on PostgreSQL. */
export const failsCommits = onPostgres && process.env.FAIL_COMMITS === "1";

/** The rows of a matrix for this run: the representatives in `npm test`, all others in `npm run test:full`. */
export function ofThisRun<Row>(
  rows: readonly Row[],
  isRepresentative: (row: Row, index: number) => boolean,
): Row[] {
  return rows.filter((row, index) => isRepresentative(row, index) !== full);
}
