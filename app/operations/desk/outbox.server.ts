import { db } from "~/server/database/connection.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { localMinute } from "~/server/time/local-days.server";
import type { ListOptions } from "./arguments";
import * as Desk from "./desk.repository.server";
import { findId } from "./find-id.server";
import { failed, note, print, type ExitCode } from "./terminal";
import { printList } from "./text-layout";

export async function listEmails(options: ListOptions & { failed?: true }): Promise<ExitCode> {
  return printList(await Desk.findAllEmails(db, options), options, {
    columns: ["ID", "STATE", "TRIES", "QUEUED", ["TO", 12], ["SUBJECT", 12], ["LAST ERROR", 10]],
    cells: (row) => [
      row.id.slice(0, 8),
      row.state,
      String(row.attempts),
      localMinute(row.created_at),
      row.recipient,
      row.subject ?? "",
      row.last_error ?? "",
    ],
  });
}

export async function retry(given: string): Promise<ExitCode> {
  const found = await findId("outbox", given);
  if (!found.ok) return failed(found.why);
  if (!(await Outbox.retry(db, found.id)))
    return failed(`The mail ${given} is sent, or being sent now.`);
  await print(`${found.id} is due\n`);
  note("The running site sends it within seconds.");
  return 0;
}

export async function drop(given: string, { why }: { why: string }): Promise<ExitCode> {
  const found = await findId("outbox", given);
  if (!found.ok) return failed(found.why);
  if (!(await Outbox.drop(db, found.id, why))) return failed(`The mail ${given} is sent already.`);
  await print(`${found.id} dropped\n`);
  note("If the site is sending it at this moment, it arrives all the same.");
  return 0;
}
