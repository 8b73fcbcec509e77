import { dayInWords } from "~/content/format";
import { db } from "~/database/connection.server";
import { reportLaunched, reportReady, type Reported } from "~/onboarding/launch.server";
import * as Orders from "~/ordering/orders.repository.server";
import { findId } from "./find-id.server";
import { failed, note, print, type ExitCode } from "./terminal";

/** `orders ready`: shows the buyer the website before its launch. */
export function ready(given: string, url: string): Promise<ExitCode> {
  return report(given, "ready", (id) => reportReady(id, url));
}

/** `orders launched`: tells the buyer that the website is live. */
export function launched(given: string): Promise<ExitCode> {
  return report(given, "launched", reportLaunched);
}

async function report(
  given: string,
  what: string,
  store: (id: string) => Promise<Reported>,
): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const reported = await store(found.id);
  const order = await Orders.findById(db, found.id);
  if (!order) return failed(`There is no order ${given}.`);
  const { reference, state, launched_at } = order;
  if (reported === "not_running")
    return failed(`${reference} is not being worked on: its state is ${state}.`);
  if (reported === "launched") {
    return failed(`${reference} was launched on ${dayInWords(launched_at ?? "")}.`);
  }
  await print(`${reference} ${what}\n`);
  note(remarks[reported]);
  return 0;
}

const remarks = {
  emailed: "The site mails its buyer, who gets no more reminders.",
  unsent: "No mail is sent: its buyer was forgotten.",
  known: "No mail is sent: its buyer has this URL already.",
};
