import { db } from "~/database/connection.server";
import type { Cursor, ExportOptions } from "./arguments";
import { csvRow } from "./text-layout";
import * as Desk from "./desk.repository.server";
import { jsonText, print, type ExitCode } from "./terminal";

/** How many rows are in memory at a time. */
const BATCH = 50;

export type Format = "csv" | "jsonl";

/** `export orders`: the oldest first. */
export async function exportOrders(
  format: Format,
  { since, state }: ExportOptions,
): Promise<ExitCode> {
  const rows = inBatches(since, (after) => Desk.findAllOrdersAfter(db, after, state, BATCH));
  if (format === "csv") return printCsv(Desk.orderColumns, rows);
  return printLines(rows, (row) => row);
}

/** `export inquiries`: the oldest first. */
export async function exportInquiries(
  format: Format,
  { since, state }: ExportOptions,
): Promise<ExitCode> {
  const rows = inBatches(since, (after) => Desk.findAllInquiriesAfter(db, after, state, BATCH));
  if (format === "csv") return printCsv(Desk.inquiryColumns, rows);
  return printLines(rows, Desk.withFileUrls);
}

/** The rows from a moment on. Each batch begins after the last row, so that the site can write in between. */
async function* inBatches<Row extends Cursor>(
  since = "",
  find: (after: Cursor) => Promise<Row[]>,
): AsyncIterable<Row[]> {
  for (let after: Cursor | undefined = { created_at: since, id: "" }; after;) {
    const rows = await find(after);
    yield rows;
    after = rows.length < BATCH ? undefined : rows.at(-1);
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
