import { db } from "~/database/connection.server";
import * as Outbox from "~/email/outbox.repository.server";
import type { ListOptions } from "./arguments";
import * as Desk from "./desk.repository.server";
import { findId } from "./find-id.server";
import { minute, printList } from "./list.server";
import { failed, note, print, type ExitCode } from "./terminal";

/** `outbox`: the newest first. */
export async function listEmails(options: ListOptions & { failed?: true }): Promise<ExitCode> {
  return printList(await Desk.findAllEmails(db, options), options, {
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

/** `outbox retry`: makes an email due that failed, or that waits for its next try. */
export async function retry(given: string): Promise<ExitCode> {
  const found = await findId("outbox", given);
  if (!found.ok) return failed(found.why);
  if (!(await Outbox.retry(db, found.id)))
    return failed(`The mail ${given} is sent, or being sent now.`);
  await print(`${found.id} is due\n`);
  note("The running site sends it within seconds.");
  return 0;
}

/** `outbox drop`: marks an email so that it is not sent. */
export async function drop(given: string, why: string): Promise<ExitCode> {
  const found = await findId("outbox", given);
  if (!found.ok) return failed(found.why);
  if (!(await Outbox.drop(db, found.id, why))) return failed(`The mail ${given} is sent already.`);
  await print(`${found.id} dropped\n`);
  note("If the site is sending it at this moment, it arrives all the same.");
  return 0;
}
