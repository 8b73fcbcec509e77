import { db } from "~/server/database/connection.server";
import { moveDraft } from "~/assets/order-draft.server";
import { pauseReminders, remindNow } from "~/assets/reminders.server";
import { changeEmail } from "~/orders/change-email.server";
import { releaseOrder } from "~/orders/flagged-orders.server";
import type { Act } from "~/orders/act.server";
import * as Notes from "~/orders/notes.server";
import { isRunning } from "~/orders/order-states";
import { orderSchema } from "~/orders/order-schema";
import { applyMissedEvents } from "~/orders/missed-events.server";
import { reconcileOrders } from "~/orders/reconcile.server";
import { resolvePayments } from "~/orders/resolve-payments.server";
import { sendLink } from "~/orders/send-link.server";
import { localMinute } from "~/server/time/local-days.server";
import type { OrderListOptions } from "./arguments";
import * as Desk from "./desk.repository.server";
import { withOrder } from "./find-id.server";
import { failed, jsonText, misused, note, print, unchanged, type ExitCode } from "./terminal";
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
  if (!email.success) return misused(`${email.error.issues[0]?.message}.`);
  const change = (by: Act) => changeEmail(by, email.data, moveDraft);
  return withOrder(given, change, async ({ reference, state }, { kind, customers }) => {
    if (kind === "unpaid") return failed(`${reference} is not paid: its state is ${state}.`);
    if (kind === "erased") return failed(`The buyer of ${reference} was forgotten.`);
    if (kind === "changed") {
      await print(`${reference} readdressed\n`);
      if (isRunning(state)) note("The site mails the receipt there.");
      note("The links in earlier mails stop working.");
    } else {
      note(`${reference} has this address already.`);
    }
    const { unanswered, refused } = customers;
    if (unanswered.length + refused.length === 0) return 0;
    return failed(
      `Stripe still writes to another address of ${[...unanswered, ...refused].join(", ")}: ${
        refused.length > 0
          ? "it refused the change, as where a customer was deleted or the site's key may not change customers: the order's history says why."
          : "it did not answer, and the site tells it again."
      }`,
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

export function link(given: string): Promise<ExitCode> {
  return withOrder(given, sendLink, async ({ reference, state }, sent) => {
    if (sent === "unpaid") return failed(`${reference} is not paid: its state is ${state}.`);
    if (sent === "erased") return failed(`The buyer of ${reference} was forgotten.`);
    await print(`${reference} link sent\n`);
    note("The site mails its buyer a new private link. The earlier ones go on working.");
    return 0;
  });
}

export function remind(
  given: string,
  { pause, resume }: { pause?: true; resume?: true },
): Promise<ExitCode> {
  if (pause || resume) return pauseOrResume(given, Boolean(pause));
  return withOrder(given, remindNow, async ({ reference, state }, reminded) => {
    switch (reminded) {
      case "not_running":
        return failed(`${reference} does not wait for assets: its state is ${state}.`);
      case "nothing_missing":
        return failed(`${reference} does not wait for assets: they came, or a preview is shown.`);
      case "erased":
        return failed(`The buyer of ${reference} was forgotten.`);
      case "paused":
        return failed(`The reminders of ${reference} are paused: --resume ends that.`);
      case "emailed":
        await print(`${reference} reminded\n`);
        note("The site mails its buyer what is missing, once a minute at most.");
        return 0;
    }
  });
}

function pauseOrResume(given: string, pause: boolean): Promise<ExitCode> {
  const change = (by: Act) => pauseReminders(by, pause);
  return withOrder(given, change, async ({ reference }, paused) => {
    if (paused === "same") {
      return unchanged(
        `The reminders of ${reference} are ${pause ? "paused already" : "not paused"}.`,
      );
    }
    await print(`${reference} reminders ${pause ? "paused" : "resumed"}\n`);
    note(
      pause
        ? "Its buyer gets none until they are resumed; the team still hears of missing assets."
        : "Its buyer gets those that become due from now on.",
    );
    return 0;
  });
}

export function addNote(given: string, text: string): Promise<ExitCode> {
  const change = (by: Act) => Notes.addNote(by, text);
  return withOrder(given, change, async ({ reference }, noted) => {
    if (noted === "invalid") {
      return misused(`A note has at most ${Notes.NOTE_CHARACTERS} characters.`);
    }
    if (noted === "erased") return failed(`The buyer of ${reference} was forgotten.`);
    await print(`${reference} noted\n`);
    note("The note is in its history, for the team alone.");
    return 0;
  });
}

export function assign(given: string, assignee: string | null): Promise<ExitCode> {
  const change = (by: Act) => Notes.assign(by, assignee);
  const who = assignee ?? "nobody";
  return withOrder(given, change, async ({ reference }, assigned) => {
    if (assigned === "invalid") return misused("No address is that long.");
    if (assigned === "same") return unchanged(`${reference} is assigned to ${who} already.`);
    await print(`${reference} assigned to ${who}\n`);
    note("Nobody is mailed about it.");
    return 0;
  });
}

export async function reconcile({ json }: { json?: true }): Promise<ExitCode> {
  const orders = await reconcileOrders();
  const { found: events, seen } = await applyMissedEvents(new Date());
  const { asked, paid, expired, failed: missed, closed, readdressed } = orders;
  const inWords =
    `asked about    ${asked}\n` +
    `found paid     ${paid}\n` +
    `found expired  ${expired}\n` +
    `found failed   ${missed}\n` +
    `closed         ${closed}\n` +
    `readdressed    ${readdressed}\n` +
    `missed events  ${events.applied}\n` +
    `ignored        ${events.ignored}\n` +
    `unknown        ${events.unknown}\n`;
  await print(json ? `${jsonText({ ...orders, events }, 2)}\n` : inWords);
  if (seen.rest) note("There are more events: run this again, or leave them to the site.");
  if (orders.reached && events.failed === 0) return 0;
  return failed("Stripe did not answer: the rest is left to the site's next pass.");
}
