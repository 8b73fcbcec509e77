import { type Account, collect, momentOf } from "./account";
import { type Charge, makeCharge } from "./charge";
import type { Checkout } from "./checkout";
import { type Dispute, type DisputeEnd, isOpen, makeDispute, move } from "./dispute";
import { missing, StripeRefusal } from "./errors";
import { type Invoice, paidAfterAll, renewalInvoice } from "./invoice";
import { makeRefund, type Refund } from "./refund";
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

  /** Refunds a charge, all of it or `amount` cents; a `pending` refund is settled later. */
  async refund(
    sessionId: string,
    options: OfMonth & { amount?: number; pending?: boolean } = {},
  ): Promise<Charge> {
    const charge = this.#charge(sessionId, options);
    const left = charge.amount - charge.amount_refunded;
    const { amount = left, pending = false } = options;
    if (amount <= 0 || amount > left) {
      throw new StripeRefusal(400, `Refund amount (${amount}) is greater than unrefunded amount.`, {
        code: left === 0 ? "charge_already_refunded" : undefined,
      });
    }
    const account = this.#account(sessionId);
    account.refunds.push(makeRefund(charge, amount, momentOf(account), pending));
    refunded(charge, amount);
    await this.webhooks.send("charge.refunded", charge);
    return charge;
  }

  /** The newest refund arrives, or comes back from the buyer's bank, which it may do after it arrived. */
  async settleRefund(sessionId: string, status: "succeeded" | "failed"): Promise<Refund> {
    const { refunds, charges } = this.#account(sessionId);
    const settled = ["failed", status];
    const refund = refunds.filter((one) => !settled.includes(one.status)).at(-1);
    if (!refund) throw new StripeRefusal(400, "No refund is on its way.");
    refund.status = status;
    const charge = charges.find(({ id }) => id === refund.charge);
    if (status === "failed" && charge) refunded(charge, -refund.amount);
    await this.webhooks.send("refund.updated", refund);
    if (status === "failed") await this.webhooks.send("refund.failed", refund);
    return refund;
  }

  /** Opens a dispute of a charge; an `inquiry` takes no money unless it is escalated. */
  async dispute(sessionId: string, options: OfMonth & { inquiry?: boolean } = {}): Promise<Charge> {
    const charge = this.#charge(sessionId, options);
    if (charge.disputed) throw new StripeRefusal(400, "This charge is disputed already.");
    const { inquiry = false } = options;
    const account = this.#account(sessionId);
    const dispute = makeDispute(charge, momentOf(account), inquiry);
    charge.disputed = true;
    account.disputes.push(dispute);
    if (!inquiry) await this.#withdraw(dispute, dispute.created);
    await this.webhooks.send("charge.dispute.created", dispute);
    return charge;
  }

  /** The buyer's bank makes a dispute of the oldest inquiry. */
  async escalateInquiry(sessionId: string): Promise<Dispute> {
    const account = this.#account(sessionId);
    const dispute = account.disputes.find(({ status }) => status === "warning_needs_response");
    if (!dispute) throw new StripeRefusal(400, "No inquiry is open.");
    dispute.status = "needs_response";
    await this.#withdraw(dispute, momentOf(account));
    return dispute;
  }

  /** Stripe's events have no fixed sequence: this one may come before that of the opening. */
  async #withdraw(dispute: Dispute, created: number): Promise<void> {
    move(dispute, "withdrawn", created);
    await this.webhooks.send("charge.dispute.funds_withdrawn", dispute);
  }

  /** Closes the oldest open dispute. */
  async closeDispute(sessionId: string, status: DisputeEnd): Promise<Dispute> {
    const account = this.#account(sessionId);
    const dispute = account.disputes.find(isOpen);
    if (!dispute) throw new StripeRefusal(400, "No dispute is open.");
    const withdrawn = dispute.balance_transactions.length > 0;
    dispute.status = status;
    if (withdrawn && status !== "lost") move(dispute, "reinstated", momentOf(account));
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

  /** The shop gives up the newest open invoice. */
  async forgive(sessionId: string, status: "void" | "uncollectible"): Promise<Invoice> {
    const account = this.#account(sessionId);
    const open = account.invoices.filter((invoice) => invoice.status === "open").at(-1);
    if (!open) throw new StripeRefusal(400, "No invoice is open.");
    return this.#giveUp(account, open, status);
  }

  /** Voids an invoice by its id, as the API does. */
  async voidInvoice(id: string): Promise<Invoice> {
    const account = this.#owner(({ invoices }) => invoices.some((one) => one.id === id));
    const invoice = account?.invoices.find((one) => one.id === id);
    if (!account || !invoice) throw missing("invoice", id);
    if (!["open", "uncollectible"].includes(invoice.status)) {
      throw new StripeRefusal(400, "You can only void an invoice that is open or uncollectible.", {
        code: "invoice_not_editable",
      });
    }
    return this.#giveUp(account, invoice, "void");
  }

  /** As Stripe does it, the subscription goes on without the newest invoice. */
  async #giveUp(account: Account, invoice: Invoice, status: "void" | "uncollectible") {
    Object.assign(invoice, { status, next_payment_attempt: null });
    const { subscription } = account;
    if (subscription?.status === "past_due" && subscription.latest_invoice === invoice.id) {
      subscription.status = "active";
    }
    const type = status === "void" ? "voided" : "marked_uncollectible";
    await this.webhooks.send(`invoice.${type}`, invoice);
    return invoice;
  }

  /** Cancels a subscription by its id, as the API does, which does not know one that is canceled. */
  async cancel(id: string): Promise<Subscription> {
    const account = this.#owner(({ subscription }) => subscription?.id === id);
    if (!account || account.subscription?.status === "canceled") throw missing("subscription", id);
    return this.#end(account);
  }

  /** Cancels the subscription now. */
  endSubscription(sessionId: string): Promise<Subscription> {
    return this.#end(this.#account(sessionId));
  }

  async #end(account: Account): Promise<Subscription> {
    const subscription = running(account);
    subscription.status = "canceled";
    subscription.canceled_at = subscription.ended_at = momentOf(account);
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

  #owner(has: (account: Account) => boolean): Account | undefined {
    return [...this.checkout.accounts.values()].find(has);
  }

  #account(sessionId: string): Account {
    this.checkout.get(sessionId);
    const account = this.checkout.accounts.get(sessionId);
    if (!account) throw new StripeRefusal(400, "This Checkout Session is not complete.");
    return account;
  }
}

function refunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
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
