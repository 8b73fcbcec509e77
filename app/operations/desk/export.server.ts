import { db } from "~/server/database/connection.server";
import type { Cursor, ExportOptions } from "./arguments";
import { csvRow } from "./text-layout";
import * as Desk from "./desk.repository.server";
import { jsonText, print, type ExitCode } from "./terminal";

export function exportRows(what: "orders" | "inquiries", { since, state, csv }: ExportOptions) {
  if (what === "orders") {
    const rows = inBatches(since, (after) => Desk.findAllOrdersAfter(db, after, state));
    return csv ? printCsv(Desk.exportedOrderColumns, rows) : printLines(rows, (row) => row);
  }
  const rows = inBatches(since, (after) => Desk.findAllInquiriesAfter(db, after, state));
  return csv ? printCsv(Desk.inquiryColumns, rows) : printLines(rows, Desk.withFileUrls);
}

/** The rows from a moment on. Each batch begins after the last row, so that the site can write in between. */
async function* inBatches<Row extends Cursor>(since = "", find: (after: Cursor) => Promise<Row[]>) {
  for (let after: Cursor | undefined = { created_at: since, id: "" }; after;) {
    const rows = await find(after);
    yield rows;
    after = rows.length < Desk.EXPORT_BATCH ? undefined : rows.at(-1);
  }
}

async function printCsv<Name extends string>(
  columns: readonly Name[],
  batches: AsyncIterable<Record<Name, string | null>[]>,
): Promise<ExitCode> {
  await print(csvRow(columns));
  for await (const rows of batches) {
    await print(rows.map((row) => csvRow(columns.map((name) => row[name]))).join(""));
  }
  return 0;
}

async function printLines<Row>(
  batches: AsyncIterable<Row[]>,
  shape: (row: Row) => unknown,
): Promise<ExitCode> {
  for await (const rows of batches) {
    await print(rows.map((row) => `${jsonText(shape(row))}\n`).join(""));
  }
  return 0;
}
