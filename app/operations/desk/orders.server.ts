import { db } from "~/database/connection.server";
import { changeEmail } from "~/onboarding/change-email.server";
import { releaseOrder } from "~/ordering/flagged-orders.server";
import { orderSchema } from "~/ordering/order-schema";
import * as Orders from "~/ordering/orders.repository.server";
import * as UnexpectedPayments from "~/ordering/unexpected-payments.repository.server";
import type { OrderListOptions } from "./arguments";
import * as Desk from "./desk.repository.server";
import { findId } from "./find-id.server";
import { minute, printList } from "./list.server";
import { failed, note, print, type ExitCode } from "./terminal";

/** `orders`: the newest first. */
export async function listOrders(options: OrderListOptions): Promise<ExitCode> {
  return printList(await Desk.findAllOrders(db, options), options, {
    columns: [
      { title: "REFERENCE" },
      { title: "STATE" },
      { title: "ORDERED (UTC)" },
      { title: "NAME", least: 12 },
      { title: "EMAIL", least: 12 },
    ],
    cells: (row) => [row.reference, row.state, minute(row.created_at), row.name, row.email],
  });
}

/** `inquiries`: the newest first. */
export async function listInquiries(options: OrderListOptions): Promise<ExitCode> {
  const rows = await Desk.findAllInquiries(db, options);
  return printList(rows.map(Desk.withFileUrls), options, {
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

/** `orders release`: lets the buyer of a flagged order continue to the payment. */
export async function release(given: string): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const { id } = found;
  const released = await releaseOrder(id);
  const order = await Orders.findById(db, id);
  if (!order) return failed(`There is no order ${given}.`);
  if (!released) return failed(`${order.reference} is not set aside: its state is ${order.state}.`);
  await print(`${order.reference} released\n`);
  note("The site mails its buyer the link to the payment, and the team the order.");
  return 0;
}

/** `orders email`: sends the receipt of a paid order anew, to another address. */
export async function changeAddress(given: string, address: string): Promise<ExitCode> {
  const email = orderSchema.shape.email.safeParse(address);
  if (!email.success) {
    note(`error: ${email.error.issues[0]?.message}.`);
    return 2;
  }
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const changed = await changeEmail(found.id, email.data);
  const order = await Orders.findById(db, found.id);
  if (!order) return failed(`There is no order ${given}.`);
  const { reference, state } = order;
  if (changed === "unpaid") return failed(`${reference} is not paid: its state is ${state}.`);
  if (changed === "erased") return failed(`The buyer of ${reference} was forgotten.`);
  if (changed === "same") return failed(`${reference} has this address already.`);
  await print(`${reference} readdressed\n`);
  note("The site mails the receipt there. The links in earlier mails stop working.");
  return 0;
}

/** `orders resolve`: stores how an unexpected payment was resolved. */
export async function resolve(given: string, why: string): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const order = await Orders.findById(db, found.id);
  if (!order) return failed(`There is no order ${given}.`);
  const resolved = await UnexpectedPayments.updateResolved(db, order.id, why);
  if (resolved === 0) return failed(`${order.reference} has no payment that is to be resolved.`);
  await print(`${order.reference} resolved\n`);
  if (!order.paid_at) note("Its buyer can pay it again: the site writes to nobody about this.");
  return 0;
}
