import { db } from "~/server/database/connection.server";
import { moveDraft } from "~/assets/order-draft.server";
import { changeEmail } from "~/orders/change-email.server";
import { releaseOrder } from "~/orders/flagged-orders.server";
import type { Act, Acted } from "~/orders/act.server";
import { reportLaunched, reportReady, undoLaunch, type Reported } from "~/orders/launch.server";
import { isRunning } from "~/orders/order-states";
import { orderSchema } from "~/orders/order-schema";
import { applyMissedEvents } from "~/orders/missed-events.server";
import { reconcileOrders } from "~/orders/reconcile.server";
import { resolvePayments } from "~/orders/resolve-payments.server";
import { localDayInWords, localMinute } from "~/server/time/local-days.server";
import type { OrderListOptions } from "./arguments";
import * as Desk from "./desk.repository.server";
import { withOrder } from "./find-id.server";
import { failed, jsonText, note, print, type ExitCode } from "./terminal";
import { printList } from "./text-layout";

export async function listOrders(options: OrderListOptions): Promise<ExitCode> {
  return printList(await Desk.findAllOrders(db, options), options, {
    columns: ["REFERENCE", "STATE", "ORDERED", ["NAME", 12], ["EMAIL", 12]],
    cells: (row) => [row.reference, row.state, localMinute(row.created_at), row.name, row.email],
  });
}

export async function listInquiries(options: OrderListOptions): Promise<ExitCode> {
  const rows = await Desk.findAllInquiries(db, options);
  return printList(rows.map(Desk.withFileUrls), options, {
    columns: ["ID", "SENT", "FILES", ["NAME", 12], ["EMAIL", 12]],
    cells: ({ id, created_at, file_urls, name, email }) => [
      id.slice(0, 8),
      localMinute(created_at),
      String(file_urls.length),
      name,
      email,
    ],
  });
}

export function release(given: string): Promise<ExitCode> {
  return withOrder(given, releaseOrder, async ({ reference, state }, released) => {
    if (!released) return failed(`${reference} is not set aside: its state is ${state}.`);
    await print(`${reference} released\n`);
    note("The site mails its buyer the link to the payment, and the team the order.");
    return 0;
  });
}

export async function changeAddress(given: string, address: string): Promise<ExitCode> {
  const email = orderSchema.shape.email.safeParse(address);
  if (!email.success) {
    note(`error: ${email.error.issues[0]?.message}.`);
    return 2;
  }
  const change = (by: Act) => changeEmail(by, email.data, moveDraft);
  return withOrder(given, change, async ({ reference, state }, { kind, customersLeft }) => {
    if (kind === "unpaid") return failed(`${reference} is not paid: its state is ${state}.`);
    if (kind === "erased") return failed(`The buyer of ${reference} was forgotten.`);
    if (kind === "changed") {
      await print(`${reference} readdressed\n`);
      if (isRunning(state)) note("The site mails the receipt there.");
      note("The links in earlier mails stop working.");
    } else {
      note(`${reference} has this address already.`);
    }
    if (customersLeft.length === 0) return 0;
    return failed(
      `Stripe still writes to another address of ${customersLeft.join(", ")}: run this again, or change it in Stripe's dashboard under Customers.`,
    );
  });
}

export function resolve(given: string, { why }: { why: string }): Promise<ExitCode> {
  return withOrder(
    given,
    (by) => resolvePayments(by, why),
    async ({ reference, paid_at }, resolved) => {
      if (resolved === 0) return failed(`${reference} has no payment that is to be resolved.`);
      await print(`${reference} resolved\n`);
      if (!paid_at) note("Its buyer can pay it again: the site writes to nobody about this.");
      return 0;
    },
  );
}

export function ready(given: string, { url }: { url: string }): Promise<ExitCode> {
  return report(given, "ready", (by) => reportReady(by, url));
}

export function launched(
  given: string,
  { url, why, undo }: { url?: string; why?: string; undo?: true },
): Promise<ExitCode> {
  if (undo) return takeBack(given);
  return report(given, "launched", (by) => reportLaunched(by, { url, why }));
}

function takeBack(given: string): Promise<ExitCode> {
  return withOrder(given, undoLaunch, async ({ reference, launched_at }, undone) => {
    if (undone === "not_launched") return failed(`${reference} is not launched.`);
    if (undone === "late") {
      return failed(
        `${reference} was launched on ${localDayInWords(launched_at ?? "")}, and its buyer knows: write to them yourself.`,
      );
    }
    await print(`${reference} not launched\n`);
    note(undone === "stopped" ? "No mail is sent." : "The site mails its buyer a correction.");
    return 0;
  });
}

function report(given: string, what: string, store: (by: Act) => Promise<Acted<Reported>>) {
  return withOrder(given, store, async ({ reference, state, launched_at }, reported) => {
    switch (reported) {
      case "not_running":
        return failed(`${reference} is not being worked on: its state is ${state}.`);
      case "launched":
        return failed(`${reference} was launched on ${localDayInWords(launched_at ?? "")}.`);
      case "unprepared":
        return failed(
          `${reference} has sent no assets or was shown no preview, and would be told that its website is live. If it is, add --why "…".`,
        );
      default:
        await print(`${reference} ${what}\n`);
        note(what === "launched" && reported === "emailed" ? LAUNCH_REMARK : remarks[reported]);
        return 0;
    }
  });
}

const LAUNCH_REMARK =
  "The site mails its buyer in ten minutes, who gets no more reminders. To take it back: orders launched … --undo";

const remarks = {
  emailed: "The site mails its buyer, who gets no more reminders.",
  unsent: "No mail is sent: its buyer was forgotten.",
  known: "No mail is sent: its buyer has this URL already.",
};

export async function reconcile({ json }: { json?: true }): Promise<ExitCode> {
  const orders = await reconcileOrders();
  const { found: events, seen } = await applyMissedEvents(new Date());
  const { asked, paid, expired, failed: missed, closed } = orders;
  const inWords =
    `asked about    ${asked}\n` +
    `found paid     ${paid}\n` +
    `found expired  ${expired}\n` +
    `found failed   ${missed}\n` +
    `closed         ${closed}\n` +
    `missed events  ${events.applied}\n` +
    `ignored        ${events.ignored}\n` +
    `unknown        ${events.unknown}\n`;
  await print(json ? `${jsonText({ ...orders, events }, 2)}\n` : inWords);
  if (seen.rest) note("There are more events: run this again, or leave them to the site.");
  if (orders.reached && events.failed === 0) return 0;
  return failed("Stripe did not answer: the rest is left to the site's next pass.");
}
