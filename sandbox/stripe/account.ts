import { type Charge, makeCharge } from "./charge";
import type { Dispute } from "./dispute";
import { nowInSeconds } from "./ids";
import {
  firstInvoice,
  type Invoice,
  type InvoicePayment,
  makeInvoicePayment,
  paidAfterAll,
} from "./invoice";
import type { Refund } from "./refund";
import type { StoredSession } from "./session";
import { makeSubscription, type Subscription } from "./subscription";

/** A completed session's subscription, charges and invoices; the first charge and invoice are the session's own. */
export interface Account {
  subscription: Subscription | undefined;
  charges: Charge[];
  invoices: Invoice[];
  /** Which charge paid which invoice. */
  invoicePayments: InvoicePayment[];
  disputes: Dispute[];
  refunds: Refund[];
}

/** The account of a session at its completion; an unpaid one has no charge yet. */
export function openAccount(stored: StoredSession, paid: boolean): Account {
  const now = nowInSeconds();
  const subscription =
    stored.session.mode === "subscription" ? makeSubscription(stored, now) : undefined;
  const invoices = subscription ? [firstInvoice(stored, now, paid)] : [];
  const account: Account = {
    subscription,
    invoices,
    charges: [],
    invoicePayments: [],
    disputes: [],
    refunds: [],
  };
  if (paid && stored.session.amount_total > 0)
    collect(account, firstCharge(stored, false), invoices[0]);
  return account;
}

/** Unix time in seconds, or that of the newest month, which is played before its time. */
export function momentOf({ invoices }: Account): number {
  const paid = invoices.map(({ created, status_transitions: { paid_at: at } }) => at ?? created);
  return Math.max(nowInSeconds(), ...paid);
}

/** Records a charge, and the invoice it paid. */
export function collect(account: Account, charge: Charge, invoice: Invoice | undefined): void {
  account.charges.push(charge);
  if (invoice) account.invoicePayments.push(makeInvoicePayment(invoice, charge.payment_intent));
}

/** The bank's decision on a session that was completed unpaid. */
export function settleAccount(account: Account, stored: StoredSession, paid: boolean): void {
  const [first] = account.invoices;
  if (paid) collect(account, firstCharge(stored, true), first);
  if (paid && first) account.invoices[0] = paidAfterAll(first);
  if (!paid && account.subscription) account.subscription.status = "past_due";
}

function firstCharge({ session }: StoredSession, byTransfer: boolean): Charge {
  return makeCharge({
    amount: session.amount_total,
    currency: session.currency,
    customer: session.customer,
    email: session.customer_details?.email ?? null,
    description: "Subscription creation",
    created: nowInSeconds(),
    byTransfer,
    intent: session.payment_intent,
  });
}
