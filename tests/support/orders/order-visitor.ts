import type { Selectable } from "kysely";
import { expect } from "vitest";
import type { OrderField } from "~/orders/order-schema";
import type { InquiriesTable, OrdersTable } from "~/server/database/tables";
import type { RecordedRequest } from "../../../sandbox";
import { HttpClient, hiddenFields } from "../http/http-client";
import { type Site } from "../site";
import { until } from "../until";

/** What a visitor fills in, and the trade that the form may name without showing it. */
export type OrderFields = Record<Exclude<OrderField, "industry">, string> & { industry?: string };

/** A valid order; each call is another business, so that tests do not affect each other. */
export function validOrder(changes: Partial<OrderFields> = {}): OrderFields {
  const serial = ++orders;
  return {
    name: `Ann's Plumbing ${serial}`,
    email: `ann${serial}@plumbing.test`,
    project: "Boilers, leaks and bathrooms in and around Leeds.",
    assets: "A logo and ten photos",
    timeline: "two-weeks",
    budget: "$1,500 - $3,000",
    ...changes,
  };
}
let orders = 0;

export async function openForm(site: Site) {
  const client = new HttpClient(site.url);
  const hidden = hiddenFields(await client.page("/contact"));
  const post = (path: string) => (fields: OrderFields, headers?: HeadersInit) =>
    client.post(path, { ...hidden, ...fields }, headers);
  return Object.assign(client, {
    hidden,
    send: post("/contact"),
    sendByScripts: post("/contact?_data=routes%2Fcontact"),
  });
}

export async function placeOrder(site: Site, fields = validOrder()) {
  const visitor = await openForm(site);
  const answer = await visitor.send(fields);
  const order = orderOf(site, fields);
  if (answer.status !== 303 || !order.stripe_session_id) {
    throw new Error(`The order was answered ${answer.status}`);
  }
  return { visitor, fields, order, sessionId: order.stripe_session_id };
}

/** Orders once more in the same browser. */
export async function orderAgain(client: HttpClient, fields = validOrder()): Promise<void> {
  const hidden = hiddenFields(await client.page("/contact?new"));
  expect((await client.post("/contact", { ...hidden, ...fields })).status).toBe(303);
}

/** Places an order and pays it; `link` is the path of the private link in its receipt. */
export async function paidOrder(site: Site, fields = validOrder()) {
  const placed = await placeOrder(site, fields);
  await site.sandbox.stripe.pay(placed.sessionId);
  const { mails } = site.sandbox.postmark;
  const toTeam = `Order paid ${placed.order.reference}:`;
  const teamKnows = () => mails.some(({ Subject }) => Subject?.startsWith(toTeam));
  await until("the team knows", teamKnows);
  return { ...placed, link: await mailedLink(site, fields, "/onboarding") };
}

/** The path of the link to a page in the first email to a buyer, once that has arrived. */
export async function mailedLink(site: Site, { email }: { email: string }, page: string) {
  const find = () => site.sandbox.postmark.mails.find(({ To }) => To === email);
  return linkIn((await until("the buyer has an email", find)).TextBody, page);
}

export function linkIn(text: string | undefined, page: string): string {
  const url = new RegExp(`http\\S+${page}\\?\\S+`).exec(text ?? "")?.[0];
  if (!url) throw new Error(`No link to ${page} in the email`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The path of an order's own page, by the link to the form for its assets. */
export const orderPageOf = (link: string) => link.replace("/onboarding?link=", "/order/");

export type OrderRow = Selectable<OrdersTable>;

export function orderOf(site: Site, { email }: OrderFields): OrderRow {
  const [order, ...more] = ordersOf(site, email);
  if (!order || more.length > 0) throw new Error(`Not exactly one order of ${email}`);
  return order;
}

export function ordersOf(site: Site, email: string): OrderRow[] {
  return site.rows<OrderRow>("select * from orders where email = ?", email);
}

/** What was sent for an order, the earliest first. */
export const inquiriesAbout = (site: Site, { id }: { id: string }) =>
  site.rows<Selectable<InquiriesTable>>(
    "select * from inquiries where order_id = ? order by created_at",
    id,
  );

export function checkoutCalls(site: Site): RecordedRequest[] {
  return site.sandbox.stripe.requests.filter(
    ({ method, path }) => method === "POST" && path === "/v1/checkout/sessions",
  );
}

export function idempotencyKeys(site: Site): (string | string[] | undefined)[] {
  return checkoutCalls(site).map(({ headers }) => headers["idempotency-key"]);
}

/** The first call for each email: one whose answer is late on a busy machine is tried again. */
export function mailCalls(site: Site): RecordedRequest[] {
  const calls = site.sandbox.postmark.requests.filter(({ path }) => path === "/email");
  return calls.filter(({ body }, index) => index === calls.findIndex((one) => one.body === body));
}
