import { cursorOf, type Cursor, type ListOptions } from "./arguments";
import { jsonText, note, print, type ExitCode } from "./terminal";
import { table, type Column } from "./text-layout";

/** How a list is printed for people; `--json` prints the rows as they are. */
interface View<Row> {
  columns: readonly Column[];
  cells: (row: Row) => string[];
}

/** Prints a page of a list. `rows` contains one row more than the page if there is a next page. */
export async function printList<Row extends Cursor>(
  rows: readonly Row[],
  { limit, json }: ListOptions,
  { columns, cells }: View<Row>,
): Promise<ExitCode> {
  const shown = rows.slice(0, limit);
  if (json) await print(`${jsonText(shown, 2)}\n`);
  else if (shown.length > 0) await print(`${table(columns, shown.map(cells))}\n`);
  else note("None.");
  const last = shown.at(-1);
  if (last && rows.length > limit) note(`To go on, add: --before ${cursorOf(last)}`);
  return 0;
}

/** A stored time as a list shows it: in UTC, to the minute. */
export function minute(time: string): string {
  return time.slice(0, 16).replace("T", " ");
}
