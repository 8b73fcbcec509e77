import { db } from "~/database/connection.server";
import type { ListOptions } from "./arguments";
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
export async function listInquiries(options: ListOptions): Promise<ExitCode> {
  const rows = await findPage(db.selectFrom("inquiries").select(inquiryColumns), options);
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

/** An inquiry with the addresses of its files as a list. */
export function withFiles<Row extends { file_urls: string }>(row: Row) {
  return { ...row, file_urls: JSON.parse(row.file_urls) as string[] };
}
