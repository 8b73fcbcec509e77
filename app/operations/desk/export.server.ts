import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { ExportOptions } from "./arguments";
import type { Cursor } from "./cursor";
import * as Desk from "./desk.repository.server";
import * as Export from "./export.repository.server";
import { ledgerColumns, ledgerLine, orderMoney, orderMoneyColumns } from "./exported-money";
import { csvRow } from "./text-layout";
import { jsonText, print, type ExitCode } from "./terminal";

export function exportRows(
  what: "orders" | "inquiries" | "ledger",
  { since, state, csv }: ExportOptions,
) {
  switch (what) {
    case "orders": {
      const found = inBatches(
        since,
        (after) => Export.findAllOrdersAfter(db, after, state),
        ({ order }) => order,
      );
      const lines = each(found, ({ order, rows }) => ({
        ...order,
        ...orderMoney(order.stripe_session_id, rows),
      }));
      return csv
        ? printCsv([...Desk.orderColumns, ...orderMoneyColumns], lines)
        : printLines(lines);
    }
    case "inquiries": {
      const found = inBatches(
        since,
        (after) => Export.findAllInquiriesAfter(db, after, state),
        (row) => row,
      );
      return csv
        ? printCsv(Desk.inquiryColumns, found)
        : printLines(each(found, Desk.withFileUrls));
    }
    case "ledger": {
      const found = inBatches(
        since,
        (after) => Export.findAllMovedAfter(db, after, state),
        ({ row: { dated, id } }) => ({ created_at: dated, id }),
      );
      const lines = each(found, ({ row, rows }) => ledgerLine(row, rows, config.timeZone));
      return csv ? printCsv(ledgerColumns, lines) : printLines(lines);
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

async function printLines(batches: AsyncIterable<unknown[]>): Promise<ExitCode> {
  for await (const rows of batches) {
    await print(rows.map((row) => `${jsonText(row)}\n`).join(""));
  }
  return 0;
}
