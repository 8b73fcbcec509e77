/** Whether `npm run test:full` runs: `*.full.test.ts`, and the rows of `*.matrix.test.ts` that `npm test` leaves out. */
export const full = process.env.TEST_RUN === "full";

/** The rows of a matrix for this run: the representatives in `npm test`, all others in `npm run test:full`. */
export function ofThisRun<Row>(
  rows: readonly Row[],
  isRepresentative: (row: Row, index: number) => boolean,
): Row[] {
  return rows.filter((row, index) => isRepresentative(row, index) !== full);
}
