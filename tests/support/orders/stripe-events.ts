import type { Selectable } from "kysely";
import type { LedgerTable, PaymentsTable } from "~/server/database/money-tables";
import type { Site } from "../site";
import { orderOf, placeOrder, type OrderRow } from "./order-visitor";

type SentEvent = Site["sandbox"]["stripe"]["events"][number];

export async function withoutWebhooks(site: Site, happen: () => Promise<unknown>) {
  const { stripe } = site.sandbox;
  const { webhookUrl } = stripe;
  const before = stripe.events.length;
  stripe.webhookUrl = undefined;
  try {
    await happen();
  } finally {
    stripe.webhookUrl = webhookUrl;
  }
  return stripe.events.slice(before);
}

/** An order whose payment the site has not heard of, and the event of it. */
export async function paidWithoutWebhook(site: Site) {
  const { stripe } = site.sandbox;
  const placed = await placeOrder(site);
  const [completed] = await withoutWebhooks(site, () => stripe.pay(placed.sessionId));
  return { ...placed, completed, session: stripe.find(placed.sessionId)! };
}

/** An order paid a moment ago, whose emails may not be sent yet. */
export async function justPaid(site: Site) {
  const placed = await placeOrder(site);
  const { customer } = await site.sandbox.stripe.pay(placed.sessionId);
  const state = () => orderOf(site, placed.fields).state;
  if (state() !== "paid") throw new Error(`The order is ${state()}`);
  return { ...placed, state, customer, account: site.sandbox.stripe.account(placed.sessionId)! };
}

export function deliverEvent(site: Site, event: SentEvent | undefined): Promise<number> {
  if (!event) throw new Error("There is no such event");
  return site.sandbox.stripe.sendAgain(event.id);
}

/** The event that Stripe sent, or will send, about a session's payment. */
export const paidEventOf = (site: Site, sessionId: string): SentEvent | undefined =>
  site.sandbox.stripe.events.find(
    ({ type, object }) =>
      type === "checkout.session.completed" && (object as { id: string }).id === sessionId,
  );

export const sessionsOf = ({ sandbox }: Site, { id }: OrderRow) =>
  sandbox.stripe.sessions.filter(({ client_reference_id }) => client_reference_id === id);

/** The order's payments, each with the amounts of its charge. */
export function paymentsOf(site: Site, { id }: OrderRow) {
  const select = `select * from ledger join payments on payments.stripe_session_id = ledger.id
    where payments.order_id = ? order by paid_at`;
  return site.rows<Selectable<LedgerTable & PaymentsTable>>(select, id);
}

/** The order's rows of the ledger, the first first. */
export function ledgerOf(site: Site, { id }: OrderRow) {
  const select = "select * from ledger where order_id = ? order by created_at, id";
  return site.rows<Selectable<LedgerTable>>(select, id);
}

/** The ids of the order's payments of which something was refunded. */
export function refundedOf(site: Site, order: OrderRow): (string | null)[] {
  const refunds = ledgerOf(site, order).filter(({ kind }) => kind === "refund");
  return [...new Set(refunds.map(({ reverses }) => reverses))];
}

export function subjectsOf(site: Site, { id }: OrderRow): string[] {
  return site
    .rows<{ mail: string }>("select mail from outbox where order_id = ? order by created_at", id)
    .map(({ mail }) =>
      (JSON.parse(mail) as { subject: string }).subject.replace(
        /(: order)? \(?[A-Z]{1,8}-[A-Z0-9]{8}\b.*/,
        "",
      ),
    );
}
