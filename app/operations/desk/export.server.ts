import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { ExportOptions } from "./arguments";
import type { Cursor } from "./cursor";
import * as Desk from "./desk.repository.server";
import * as Export from "./export.repository.server";
import { ledgerColumns, ledgerLine, orderMoney, orderMoneyColumns } from "./exported-money";
import { csvRow } from "./text-layout";
import { jsonText, print, type ExitCode } from "./terminal";

export type Exported = "orders" | "inquiries" | "ledger";

export async function exportRows(
  what: Exported,
  { csv, ...period }: ExportOptions,
): Promise<ExitCode> {
  for await (const text of csv ? csvOf(what, period) : linesOf(what, period)) await print(text);
  return 0;
}

/** A CSV file in parts; between two of them no connection to the database is in use. */
export async function* csvOf(what: Exported, period: Export.ExportPeriod) {
  const { columns, batches } = rowsOf(what, period);
  yield csvRow(columns);
  for await (const rows of batches) {
    yield rows.map((row) => csvRow(columns.map((name) => row[name]))).join("");
  }
}

async function* linesOf(what: Exported, period: Export.ExportPeriod) {
  const { batches, asJson = batches } = rowsOf(what, period);
  for await (const rows of asJson) yield rows.map((row) => `${jsonText(row)}\n`).join("");
}

interface Rows {
  columns: readonly string[];
  batches: AsyncIterable<Record<string, string | null>[]>;
  /** In place of the batches, where a cell is a list. */
  asJson?: AsyncIterable<object[]>;
}

function rowsOf(what: Exported, period: Export.ExportPeriod): Rows {
  const { since } = period;
  switch (what) {
    case "orders": {
      const found = inBatches(
        since,
        (after) => Export.findAllOrdersAfter(db, after, period),
        ({ order }) => order,
      );
      const batches = each(found, ({ order, rows }) => ({
        ...order,
        ...orderMoney(order.stripe_session_id, rows),
      }));
      return { columns: [...Desk.orderColumns, ...orderMoneyColumns], batches };
    }
    case "inquiries": {
      const batches = inBatches(
        since,
        (after) => Export.findAllInquiriesAfter(db, after, period),
        (row) => row,
      );
      return { columns: Desk.inquiryColumns, batches, asJson: each(batches, Desk.withFileUrls) };
    }
    case "ledger": {
      const found = inBatches(
        since,
        (after) => Export.findAllMovedAfter(db, after, period),
        ({ row: { dated, id } }) => ({ created_at: dated, id }),
      );
      const batches = each(found, ({ row, rows }) => ledgerLine(row, rows, config.timeZone));
      return { columns: ledgerColumns, batches };
    }
  }
}

/** The rows from a moment on. Each batch begins after the last row, so that the site can write in between. */
async function* inBatches<Row>(
  since = "",
  find: (after: Cursor) => Promise<Row[]>,
  cursorOf: (row: Row) => Cursor,
) {
  for (let after: Cursor | undefined = { created_at: since, id: "" }; after;) {
    const rows: Row[] = await find(after);
    yield rows;
    const last = rows.at(-1);
    after = last && rows.length === Export.EXPORT_BATCH ? cursorOf(last) : undefined;
  }
}

async function* each<Row, Line>(batches: AsyncIterable<Row[]>, shape: (row: Row) => Line) {
  for await (const rows of batches) yield rows.map(shape);
}
