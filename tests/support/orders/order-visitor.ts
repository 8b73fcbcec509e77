import { expect } from "vitest";
import type { RecordedRequest } from "../../../sandbox";
import { HttpClient, hiddenFields } from "../http/http-client";
import { type Site } from "../site";
import { until } from "../until";

export type OrderFields = Record<
  "name" | "email" | "project" | "assets" | "timeline" | "budget",
  string
>;

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

/** A visitor with the order form open, who may post it repeatedly. */
export interface Visitor extends HttpClient {
  /** Posts the form that was opened. */
  send: (fields: OrderFields, headers?: HeadersInit) => Promise<Response>;
  /** Posts it as the scripts do. */
  sendByScripts: (fields: OrderFields) => Promise<Response>;
  /** The hidden fields of the form that was opened. */
  hidden: Record<string, string>;
}

/** Opens the order form in a fresh browser without scripts. */
export async function openForm(site: Site): Promise<Visitor> {
  const client = new HttpClient(site.url);
  const hidden = hiddenFields(await client.page("/contact"));
  const post = (path: string, fields: OrderFields, headers?: HeadersInit) =>
    client.post(path, { ...hidden, ...fields }, headers);
  return Object.assign(client, {
    hidden,
    send: (fields: OrderFields, headers?: HeadersInit) => post("/contact", fields, headers),
    sendByScripts: (fields: OrderFields) => post("/contact?_data=routes%2Fcontact", fields),
  });
}

/** Opens the form, sends it and returns the new order and its checkout session. */
export async function placeOrder(site: Site, fields = validOrder()) {
  const visitor = await openForm(site);
  const answer = await visitor.send(fields);
  const order = orderOf(site, fields);
  if (answer.status !== 303 || !order.stripe_session_id) {
    throw new Error(`The order was answered ${answer.status}`);
  }
  return { visitor, fields, order, sessionId: order.stripe_session_id };
}

/** Places an order and pays it; `link` is the path of the private link in its receipt. */
export async function paidOrder(site: Site, fields = validOrder()) {
  const placed = await placeOrder(site, fields);
  await site.sandbox.stripe.pay(placed.sessionId);
  const receipt = () => site.sandbox.postmark.mails.find((mail) => mail.To === fields.email);
  const toTeam = `Order paid ${placed.order.reference}:`;
  await until(
    "the buyer and the team know",
    () =>
      receipt() !== undefined &&
      site.sandbox.postmark.mails.some(({ Subject }) => Subject?.startsWith(toTeam)),
  );
  return { ...placed, link: linkIn(receipt()?.TextBody, "/onboarding") };
}

/** Path and query of the first link in an email's text to a page of the site. */
export function linkIn(text: string | undefined, page: string): string {
  const url = new RegExp(`http\\S+${page}\\?\\S+`).exec(text ?? "")?.[0];
  if (!url) throw new Error(`No link to ${page} in the email`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Fails where a page names the buyer or shows what the buyer typed. */
export function showsNoPersonalData(html: string, fields: OrderFields): void {
  const escaped = fields.name.replace("'", "&#x27;");
  for (const text of [fields.email, fields.name, escaped, fields.project, fields.assets]) {
    expect(html.includes(text)).toBe(false);
  }
}

export interface OrderRow extends Record<string, unknown> {
  id: string;
  reference: string;
  state: string;
  stripe_session_id: string | null;
}

/** The one order with this email address; throws unless there is exactly one. */
export function orderOf(site: Site, { email }: OrderFields): OrderRow {
  const [order, ...more] = ordersOf(site, email);
  if (!order || more.length > 0) throw new Error(`Not exactly one order of ${email}`);
  return order;
}

export function ordersOf(site: Site, email: string): OrderRow[] {
  return site.rows<OrderRow>("select * from orders where email = ?", email);
}

/** The calls that opened checkout sessions, oldest first. */
export function checkoutCalls(site: Site): RecordedRequest[] {
  return site.sandbox.stripe.requests.filter(
    ({ method, path }) => method === "POST" && path === "/v1/checkout/sessions",
  );
}

export function idempotencyKeys(site: Site): (string | string[] | undefined)[] {
  return checkoutCalls(site).map(({ headers }) => headers["idempotency-key"]);
}

/** The calls to send emails, oldest first, successful or not. */
export function mailCalls(site: Site): RecordedRequest[] {
  return site.sandbox.postmark.requests.filter(({ path }) => path === "/email");
}
