import { sql, type SelectQueryBuilder } from "kysely";
import type { Database } from "~/database/tables";
import { cursorOf, type Cursor, type ListOptions } from "./arguments";
import { note, print, type ExitCode } from "./output";
import { table, type Column } from "./table";
import { jsonText } from "./terminal-text";

/** A key behind every stored one. */
const AFTER_ALL: Cursor = { created_at: "~", id: "" };

/** The rows of a query that are as new as asked for and come behind the page before, the newest first: a page and one more. */
export function findPage<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { since = "", before, limit }: ListOptions,
) {
  const { created_at, id } = before ?? AFTER_ALL;
  return query
    .where(sql<boolean>`created_at >= ${since} and (created_at, id) < (${created_at}, ${id})`)
    .orderBy(sql`created_at`, "desc")
    .orderBy(sql`id`, "desc")
    .limit(limit + 1)
    .execute();
}

/** How the rows of a list look to people; machines get them as they are. */
interface View<Row> {
  columns: readonly Column[];
  cells: (row: Row) => string[];
}

/** Prints a page of a list. `rows` hold one more than the page where the list goes on. */
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

/** A stored time, as a list shows it: in UTC, to the minute. */
export function minute(time: string): string {
  return time.slice(0, 16).replace("T", " ");
}
