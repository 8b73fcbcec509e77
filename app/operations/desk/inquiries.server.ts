import type { ExpressionBuilder } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import type { OrderState } from "~/ordering/order-states";
import type { OrderListOptions } from "./arguments";
import { findPage, minute, printList } from "./list.server";
import type { ExitCode } from "./output";

export const inquiryColumns = [
  "id",
  "order_id",
  "name",
  "email",
  "package_type",
  "project_description",
  "assets_description",
  "file_urls",
  "timeline",
  "payment_status",
  "created_at",
] as const;

/** `inquiries`: the newest first. */
export async function listInquiries(options: OrderListOptions): Promise<ExitCode> {
  const { state } = options;
  const query = db
    .selectFrom("inquiries")
    .select(inquiryColumns)
    .$if(state !== undefined, (query) => query.where(ofOrderIn(state!)));
  const rows = await findPage(query, options);
  return printList(rows.map(withFiles), options, {
    columns: [
      { title: "ID" },
      { title: "SENT (UTC)" },
      { title: "FILES" },
      { title: "NAME", least: 12 },
      { title: "EMAIL", least: 12 },
    ],
    cells: ({ id, created_at, file_urls, name, email }) => [
      id.slice(0, 8),
      minute(created_at),
      String(file_urls.length),
      name,
      email,
    ],
  });
}

/** Whether an inquiry belongs to an order in a state. */
export function ofOrderIn(state: OrderState) {
  return ({ exists, selectFrom }: ExpressionBuilder<Database, "inquiries">) =>
    exists(
      selectFrom("orders")
        .select("orders.id")
        .whereRef("orders.id", "=", "inquiries.order_id")
        .where("orders.state", "=", state),
    );
}

/** An inquiry with the addresses of its files as a list. */
export function withFiles<Row extends { file_urls: string }>(row: Row) {
  return { ...row, file_urls: JSON.parse(row.file_urls) as string[] };
}
