import { db } from "~/database/connection.server";
import { releaseOrder } from "~/ordering/flagged-orders.server";
import { findOrder } from "~/ordering/orders.server";
import { resolveUnexpected } from "~/ordering/unexpected-payments.server";
import type { OrderListOptions } from "./arguments";
import { findId } from "./find-id.server";
import { findPage, minute, printList } from "./list.server";
import { failed, note, print, type ExitCode } from "./output";

/** What is told of an order outside: not what only the site needs. */
export const orderColumns = [
  "id",
  "reference",
  "state",
  "name",
  "email",
  "project",
  "assets",
  "timeline",
  "budget",
  "package_type",
  "stripe_session_id",
  "created_at",
  "updated_at",
  "paid_at",
  "assets_received_at",
] as const;

/** `orders`: the newest first. */
export async function listOrders(options: OrderListOptions): Promise<ExitCode> {
  const { state } = options;
  const query = db
    .selectFrom("orders")
    .select(orderColumns)
    .$if(state !== undefined, (query) => query.where("state", "=", state!));
  return printList(await findPage(query, options), options, {
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

/** `orders release`: lets an order go on that was set aside as spam. */
export async function release(given: string): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const { id } = found;
  const released = await releaseOrder(id);
  const order = await findOrder(id);
  if (!order) return failed(`There is no order ${given}.`);
  if (!released) return failed(`${order.reference} is not set aside: its state is ${order.state}.`);
  await print(`${order.reference} released\n`);
  note("The site mails its buyer the link to the payment, and the team the order.");
  return 0;
}

/** `orders resolve`: notes how a payment that was not accepted was resolved. */
export async function resolve(given: string, why: string): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const order = await findOrder(found.id);
  if (!order) return failed(`There is no order ${given}.`);
  const resolved = await resolveUnexpected(order.id, why);
  if (resolved === 0) return failed(`${order.reference} has no payment that is to be resolved.`);
  await print(`${order.reference} resolved\n`);
  if (!order.paid_at) note("Its buyer can pay it again: the site writes to nobody about this.");
  return 0;
}
