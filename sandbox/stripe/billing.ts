import { type Account, collect } from "./account";
import { type Charge, type Dispute, type DisputeEnd, makeCharge, makeDispute } from "./charge";
import type { Checkout } from "./checkout";
import { StripeRefusal } from "./errors";
import { nowInSeconds } from "./ids";
import { type Invoice, paidAfterAll, renewalInvoice } from "./invoice";
import { aMonthAfter, type Subscription } from "./subscription";
import type { WebhookDelivery } from "./webhook-delivery";

/** The month of a charge; 0 is the payment of the session itself. */
interface OfMonth {
  month?: number;
}

/** The life of a subscription and its charges after the checkout, with the events each step sends. */
export class Billing {
  constructor(
    private readonly webhooks: WebhookDelivery,
    private readonly checkout: Checkout,
  ) {}

  /** Refunds a charge, all of it or `amount` cents. */
  async refund(sessionId: string, options: OfMonth & { amount?: number } = {}): Promise<Charge> {
    const charge = this.#charge(sessionId, options);
    const left = charge.amount - charge.amount_refunded;
    const amount = options.amount ?? left;
    if (amount <= 0 || amount > left) {
      throw new StripeRefusal(400, `Refund amount (${amount}) is greater than unrefunded amount.`, {
        code: left === 0 ? "charge_already_refunded" : undefined,
      });
    }
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    await this.webhooks.send("charge.refunded", charge);
    return charge;
  }

  /** Opens a dispute of a charge. */
  async dispute(sessionId: string, options: OfMonth = {}): Promise<Charge> {
    const charge = this.#charge(sessionId, options);
    if (charge.disputed) throw new StripeRefusal(400, "This charge is disputed already.");
    charge.disputed = true;
    const dispute = makeDispute(charge, nowInSeconds());
    this.#account(sessionId).disputes.push(dispute);
    await this.webhooks.send("charge.dispute.created", dispute);
    return charge;
  }

  /** Closes the oldest open dispute. */
  async closeDispute(sessionId: string, status: DisputeEnd): Promise<Dispute> {
    const dispute = this.#account(sessionId).disputes.find(
      (one) => one.status === "needs_response",
    );
    if (!dispute) throw new StripeRefusal(400, "No dispute is open.");
    dispute.status = status;
    await this.webhooks.send("charge.dispute.closed", dispute);
    return dispute;
  }

  /** A month later: the next invoice is paid, or its payment fails. */
  async renew(sessionId: string, ok: boolean): Promise<Invoice> {
    const account = this.#account(sessionId);
    const subscription = running(account);
    const created = subscription.items.data[0]!.current_period_end;
    for (const item of subscription.items.data) {
      item.current_period_start = created;
      item.current_period_end = aMonthAfter(created);
    }
    const stored = this.checkout.get(sessionId);
    const email = this.checkout.customers.get(stored.session.customer ?? "");
    const invoice = renewalInvoice(stored, email, created, ok);
    account.invoices.push(invoice);
    subscription.latest_invoice = invoice.id;
    await this.#settle(account, invoice, ok);
    return invoice;
  }

  /** Another attempt at the newest open invoice: it is paid, or the payment fails again. */
  async retry(sessionId: string, ok: boolean): Promise<Invoice> {
    const account = this.#account(sessionId);
    running(account);
    const open = account.invoices.filter(({ status }) => status === "open").at(-1);
    if (!open) throw new StripeRefusal(400, "No invoice is open.");
    const tried = ok ? paidAfterAll(open) : { ...open, attempt_count: open.attempt_count + 1 };
    account.invoices[account.invoices.indexOf(open)] = tried;
    await this.#settle(account, tried, ok);
    return tried;
  }

  /** Cancels the subscription now. */
  async endSubscription(sessionId: string): Promise<Subscription> {
    const subscription = running(this.#account(sessionId));
    subscription.status = "canceled";
    subscription.canceled_at = subscription.ended_at = nowInSeconds();
    subscription.cancellation_details.reason = "cancellation_requested";
    await this.webhooks.send("customer.subscription.deleted", subscription);
    return subscription;
  }

  async #settle(account: Account, invoice: Invoice, ok: boolean) {
    const { subscription } = account;
    const newest = subscription?.latest_invoice === invoice.id;
    if (subscription && newest) subscription.status = ok ? "active" : "past_due";
    if (ok) collect(account, monthlyCharge(invoice), invoice);
    await this.webhooks.send(ok ? "invoice.paid" : "invoice.payment_failed", invoice);
  }

  #charge(sessionId: string, { month = 0 }: OfMonth): Charge {
    const charge = this.#account(sessionId).charges[month];
    if (!charge) throw new StripeRefusal(400, "There is no such charge: nothing was paid.");
    return charge;
  }

  #account(sessionId: string): Account {
    this.checkout.get(sessionId);
    const account = this.checkout.accounts.get(sessionId);
    if (!account) throw new StripeRefusal(400, "This Checkout Session is not complete.");
    return account;
  }
}

function monthlyCharge(invoice: Invoice): Charge {
  return makeCharge({
    amount: invoice.total,
    currency: invoice.currency,
    customer: invoice.customer,
    email: invoice.customer_email,
    description: "Subscription update",
    created: invoice.created,
  });
}

function running({ subscription }: Account): Subscription {
  if (!subscription || subscription.status === "canceled") {
    throw new StripeRefusal(400, "There is no subscription that goes on.");
  }
  return subscription;
}
