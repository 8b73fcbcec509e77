import { sql } from "kysely";
import { db } from "~/database/connection.server";
import * as Outbox from "~/email/outbox.repository.server";
import type { ListOptions } from "./arguments";
import { findId } from "./find-id.server";
import { findPage, minute, printList } from "./list.server";
import { failed, note, print, type ExitCode } from "./output";

/** What is told of a mail outside: its subject, not its words, which hold its recipient's private link. */
export const mailColumns = [
  "id",
  "state",
  "recipient",
  sql<string | null>`case when json_valid(mail) then json_extract(mail, '$.subject') end`.as(
    "subject",
  ),
  "attempts",
  "next_attempt_at",
  "last_error",
  "order_id",
  "inquiry_id",
  "created_at",
  "sent_at",
  "message_id",
] as const;

/** `outbox`: the newest first. */
export async function listMails(options: ListOptions & { failed?: true }): Promise<ExitCode> {
  const query = db
    .selectFrom("outbox")
    .select(mailColumns)
    .$if(options.failed === true, (query) => query.where("state", "=", "failed"));
  return printList(await findPage(query, options), options, {
    columns: [
      { title: "ID" },
      { title: "STATE" },
      { title: "TRIES" },
      { title: "QUEUED (UTC)" },
      { title: "TO", least: 12 },
      { title: "SUBJECT", least: 12 },
      { title: "LAST ERROR", least: 10 },
    ],
    cells: (row) => [
      row.id.slice(0, 8),
      row.state,
      String(row.attempts),
      minute(row.created_at),
      row.recipient,
      row.subject ?? "",
      row.last_error ?? "",
    ],
  });
}

/** `outbox retry`: has a mail sent that failed, or that waits for its next try. */
export async function retry(given: string): Promise<ExitCode> {
  const found = await findId("outbox", given);
  if (!found.ok) return failed(found.why);
  if (!(await Outbox.retry(db, found.id)))
    return failed(`The mail ${given} is sent, or being sent now.`);
  await print(`${found.id} is due\n`);
  note("The running site sends it within seconds.");
  return 0;
}

/** `outbox drop`: gives a mail up for good. */
export async function drop(given: string, why: string): Promise<ExitCode> {
  const found = await findId("outbox", given);
  if (!found.ok) return failed(found.why);
  if (!(await Outbox.drop(db, found.id, why))) return failed(`The mail ${given} is sent already.`);
  await print(`${found.id} dropped\n`);
  note("If the site is sending it at this moment, it arrives all the same.");
  return 0;
}
