import { type Account, openAccount, settleAccount } from "./account";
import { missing, StripeRefusal } from "./errors";
import { nowInSeconds, stripeId } from "./ids";
import { type CheckoutSession, makeSession, type StoredSession } from "./session";
import type { SessionParameters } from "./session-parameters";
import type { Shop } from "./prices";
import { reckon, taxSession } from "./tax";
import type { Buyer } from "./tax-rates";
import type { WebhookDelivery } from "./webhook-delivery";

/** The life of checkout sessions, from open to paid or expired, with the events each step sends. */
export class Checkout {
  readonly stored: StoredSession[] = [];
  /** Accounts of completed sessions, by the session's id. */
  readonly accounts = new Map<string, Account>();
  /** The email addresses of customers, by their ids. */
  readonly customers = new Map<string, string>();
  #completing = new Map<string, Promise<void>>();

  constructor(
    private readonly webhooks: WebhookDelivery,
    private readonly pagesUrl: () => string,
    readonly shop: Shop,
  ) {}

  create(parameters: SessionParameters): StoredSession {
    const made = makeSession(parameters, this.pagesUrl(), this.shop);
    reckon(made);
    this.stored.push(made);
    return made;
  }

  /** The session, after expiring it if its time is over. */
  find(id: string): StoredSession | undefined {
    const found = this.stored.find(({ session }) => session.id === id);
    if (found?.session.status === "open" && found.session.expires_at <= nowInSeconds()) {
      void this.#expire(found.session);
    }
    return found;
  }

  get(id: string): StoredSession {
    const found = this.find(id);
    if (!found) throw missing("checkout.session", id, "session");
    return found;
  }

  /** The buyer redeems a coupon of so many cents. */
  discount(id: string, cents: number): CheckoutSession {
    const found = this.get(id);
    found.session.total_details.amount_discount = cents;
    reckon(found);
    return found.session;
  }

  /** The buyer enters an address and, as a firm, a tax number: the tax follows. */
  enterAddress(id: string, buyer: Buyer): CheckoutSession {
    const found = this.get(id);
    const { session } = found;
    session.customer_details = detailsOf(session, buyer);
    taxSession(found, buyer);
    return session;
  }

  /** Gives a customer another email address, for later invoices. */
  updateCustomer(id: string, email: string) {
    if (!this.customers.has(id)) throw missing("customer", id);
    this.customers.set(id, email);
    return { id, object: "customer", email, livemode: false, metadata: {}, name: "Sandbox Buyer" };
  }

  /** Expires an open session; resolves after the event's first delivery. */
  async expire(id: string): Promise<CheckoutSession> {
    const { session } = this.get(id);
    if (session.status !== "open") {
      throw new StripeRefusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of \`${session.status}\`.`,
      );
    }
    await this.#expire(session);
    return session;
  }

  async #expire(session: CheckoutSession) {
    session.status = "expired";
    session.url = null;
    await this.webhooks.send("checkout.session.expired", session);
  }

  /**
   * Completes an open session, paid at once or awaiting a bank transfer; further calls have no effect.
   * Resolves after the first delivery of checkout.session.completed, as the hosted page waits for it too.
   */
  async complete(id: string, { paid }: { paid: boolean }): Promise<CheckoutSession> {
    const found = this.get(id);
    const { session } = found;
    if (session.status === "expired") {
      throw new StripeRefusal(400, "This Checkout Session has expired.", { param: "session" });
    }
    let completing = this.#completing.get(id);
    // Before a restart, it was completed.
    if (!completing && session.status === "complete") return session;
    if (!completing) {
      completing = this.#complete(found, paid);
      this.#completing.set(id, completing);
    }
    await completing;
    return session;
  }

  async #complete(found: StoredSession, paid: boolean) {
    const { session } = found;
    session.status = "complete";
    session.url = null;
    session.payment_status = statusOf(session, paid);
    session.customer = stripeId("cus_", 14);
    if (session.billing_address_collection === "required" && !session.customer_details) {
      this.enterAddress(session.id, { country: "US" });
    }
    session.customer_details ??= detailsOf(session);
    this.customers.set(session.customer, session.customer_details.email);
    if (session.mode === "subscription") {
      session.subscription = stripeId("sub_");
      session.invoice = stripeId("in_");
    } else {
      session.payment_intent = stripeId("pi_");
    }
    const account = openAccount(found, paid);
    this.accounts.set(session.id, account);
    await this.webhooks.send("checkout.session.completed", session);
    if (paid) void this.#sendInvoice(account, true);
  }

  /** The bank's decision on a session that was completed unpaid. */
  async settle(id: string, ok: boolean): Promise<CheckoutSession> {
    const found = this.get(id);
    const { session } = found;
    const account = this.accounts.get(id);
    if (!account || session.payment_status !== "unpaid") {
      throw new StripeRefusal(400, "This Checkout Session does not wait for a payment.");
    }
    if (ok) session.payment_status = "paid";
    settleAccount(account, found, ok);
    const outcome = ok ? "succeeded" : "failed";
    await this.webhooks.send(`checkout.session.async_payment_${outcome}`, session);
    await this.#sendInvoice(account, ok);
    return session;
  }

  async #sendInvoice({ invoices: [invoice] }: Account, paid: boolean) {
    if (invoice)
      await this.webhooks.send(paid ? "invoice.paid" : "invoice.payment_failed", invoice);
  }
}

function detailsOf(
  session: CheckoutSession,
  buyer?: Buyer,
): CheckoutSession["customer_details"] & {} {
  return {
    email: session.customer_email ?? "buyer@example.com",
    name: "Sandbox Buyer",
    address: buyer ? { country: buyer.country } : null,
    phone: null,
    tax_ids: buyer?.taxId ? [{ type: "eu_vat", value: buyer.taxId }] : [],
  };
}

function statusOf({ amount_total: total }: CheckoutSession, paid: boolean) {
  if (total === 0) return "no_payment_required";
  return paid ? "paid" : "unpaid";
}
