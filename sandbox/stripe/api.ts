import { timingSafeEqual } from "node:crypto";
import type { Call } from "../http/provider-server";
import { jsonReply, type Reply } from "../http/reply";
import type { Account } from "./account";
import type { Billing } from "./billing";
import { withBalanceTransaction } from "./charge";
import type { Checkout } from "./checkout";
import { email, hash, list, oneOf, optional } from "./checks";
import { missing, StripeRefusal } from "./errors";
import { parseForm } from "./form";
import { IdempotencyKeys } from "./idempotency";
import { stripeId } from "./ids";
import { priceById, type Shop } from "./prices";
import type { StoredSession } from "./session";
import { taxBreakdown } from "./tax";
import { taxRateById } from "./tax-rates";
import { listEvents, listInvoicePayments, listRefunds, listSessions } from "./lists";
import { checkSessionParameters } from "./session-parameters";
import type { SentEvent } from "./webhook-delivery";

export interface StripeApiContext {
  checkout: Checkout;
  billing: Billing;
  secretKey: string;
  /** The oldest first. */
  events: readonly SentEvent[];
  endpointUrl(): string | undefined;
}

/** Refuses every parameter. */
const noParameters = hash({});
const customerParameters = hash({ email });
const sessionParameters = hash({ expand: optional(list(oneOf("total_details.breakdown"))) });
const intentParameters = hash({
  expand: optional(list(oneOf("latest_charge", "latest_charge.balance_transaction"))),
});

/** Answers calls of the Stripe API; refuses unknown calls and parameters by name. */
export function stripeApi(context: StripeApiContext): (call: Call) => Promise<Reply> {
  const keys = new IdempotencyKeys();
  return async (call) => {
    const requestId = stripeId("req_", 14);
    const reply = await answer(call, context, keys).catch((error: unknown) => {
      if (error instanceof StripeRefusal) return error.reply;
      throw error;
    });
    const version = call.headers["stripe-version"];
    return {
      ...reply,
      headers: {
        ...reply.headers,
        "request-id": requestId,
        ...(typeof version === "string" && { "stripe-version": version }),
      },
    };
  };
}

async function answer(call: Call, context: StripeApiContext, keys: IdempotencyKeys) {
  authorize(call.headers.authorization, context.secretKey);
  return keys.run(call, async () => (await call.interrupt()) ?? (await route(call, context)));
}

function authorize(header: string | undefined, expected: string) {
  const [scheme = "", value = ""] = (header ?? "").split(" ", 2);
  const given =
    scheme.toLowerCase() === "basic"
      ? (Buffer.from(value, "base64").toString("utf8").split(":", 1)[0] ?? "")
      : scheme.toLowerCase() === "bearer"
        ? value
        : "";
  if (!given) {
    throw new StripeRefusal(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) {
    throw new StripeRefusal(401, `Invalid API Key provided: ${given.slice(0, 8)}****`);
  }
}

async function route(call: Call, context: StripeApiContext): Promise<Reply> {
  const { method, pathname } = call;
  const { checkout } = context;
  if (method === "POST" && pathname === "/v1/checkout/sessions") {
    return jsonReply(200, checkout.create(checkSessionParameters(readBody(call))).session);
  }
  if (method === "GET" && pathname === "/v1/checkout/sessions") {
    return jsonReply(200, listSessions(call.query, checkout));
  }
  const [, id = "", rest = ""] =
    /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
  if (id && method === "GET" && rest === "") {
    const { expand } = sessionParameters(parseForm(call.query.toString()), "");
    return jsonReply(200, findSession(checkout.get(id), expand !== undefined));
  }
  if (id && method === "POST" && rest === "/expire") {
    noParameters(readBody(call), "");
    return jsonReply(200, await checkout.expire(id));
  }
  const [, kind = "", named = ""] =
    /^\/v1\/(charges|subscriptions|invoices|refunds|disputes)\/([^/]+)$/.exec(pathname) ?? [];
  if (named && method === "GET") {
    noParameters(parseForm(call.query.toString()), "");
    return jsonReply(200, findBilled([...checkout.accounts.values()], kind, named));
  }
  if (kind === "subscriptions" && method === "DELETE") {
    noParameters(parseForm(call.query.toString()), "");
    return jsonReply(200, await context.billing.cancel(named));
  }
  const [, invoice = ""] = /^\/v1\/invoices\/([^/]+)\/void$/.exec(pathname) ?? [];
  if (invoice && method === "POST") {
    noParameters(readBody(call), "");
    return jsonReply(200, await context.billing.voidInvoice(invoice));
  }
  if (method === "GET" && pathname === "/v1/invoice_payments") {
    return jsonReply(200, listInvoicePayments(call.query, [...checkout.accounts.values()]));
  }
  if (method === "GET" && pathname === "/v1/refunds") {
    return jsonReply(200, listRefunds(call.query, [...checkout.accounts.values()]));
  }
  if (method === "GET" && pathname === "/v1/events") {
    return jsonReply(200, listEvents(call.query, context.events));
  }
  const [, intent = ""] = /^\/v1\/payment_intents\/([^/]+)$/.exec(pathname) ?? [];
  if (intent && method === "GET") {
    const { expand } = intentParameters(parseForm(call.query.toString()), "");
    return jsonReply(
      200,
      findIntent([...checkout.accounts.values()], intent, Object.values(expand ?? {})),
    );
  }
  const [, customer = ""] = /^\/v1\/customers\/([^/]+)$/.exec(pathname) ?? [];
  if (customer && method === "POST") {
    const { email } = customerParameters(readBody(call), "");
    return jsonReply(200, checkout.updateCustomer(customer, email));
  }
  const price = /^\/v1\/prices\/([^/]+)$/.exec(pathname)?.[1];
  if (price && method === "GET") return findPrice(price, checkout.shop);
  const rate = /^\/v1\/tax_rates\/([^/]+)$/.exec(pathname)?.[1];
  if (rate && method === "GET") return jsonReply(200, taxRateById(rate));
  if (method === "GET" && pathname === "/v1/tax/settings") return jsonReply(200, taxSettings);
  if (method === "GET" && pathname === "/v1/account") return jsonReply(200, account);
  if (method === "GET" && pathname === "/v1/webhook_endpoints") {
    return jsonReply(200, webhookEndpoints(context.endpointUrl()));
  }
  throw new StripeRefusal(
    404,
    `Unrecognized request URL (${method}: ${pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
}

function readBody({ headers, body }: Call) {
  const type = headers["content-type"] ?? "";
  if (body !== "" && !type.toLowerCase().startsWith("application/x-www-form-urlencoded")) {
    throw new StripeRefusal(
      400,
      `Invalid request (check that your POST content type is application/x-www-form-urlencoded). Got ${type || "none"}.`,
    );
  }
  return parseForm(body);
}

function findSession(stored: StoredSession, expanded: boolean) {
  const { session } = stored;
  if (!expanded) return session;
  const total_details = { ...session.total_details, breakdown: taxBreakdown(stored) };
  return { ...session, total_details };
}

function findBilled(accounts: Account[], kind: string, id: string) {
  const found = accounts
    .flatMap(({ charges, subscription, invoices, refunds, disputes }) => [
      ...[...charges, subscription, ...invoices, ...refunds, ...disputes],
    ])
    .find((object) => object?.id === id && `${object.object}s` === kind);
  if (found) return found;
  throw missing(kind.replace(/s$/, ""), id);
}

/** A payment intent has no life of its own here: it is the charge that it led to. */
function findIntent(accounts: Account[], id: string, expand: readonly string[]) {
  const charge = accounts
    .flatMap(({ charges }) => charges)
    .find(({ payment_intent: intent }) => intent === id);
  if (!charge) throw missing("payment_intent", id, "intent");
  const { amount, created, currency, customer } = charge;
  return {
    ...{
      id,
      object: "payment_intent",
      amount,
      amount_received: amount,
      created,
      currency,
      customer,
    },
    ...{ livemode: false, metadata: {}, status: "succeeded" },
    latest_charge: expand.includes("latest_charge.balance_transaction")
      ? withBalanceTransaction(charge)
      : expand.length > 0
        ? charge
        : charge.id,
  };
}

function findPrice(id: string, shop: Shop): Reply {
  if (!id.startsWith("price_")) throw missing("price", id, "price");
  return jsonReply(200, priceById(id, shop));
}

const account = {
  id: "acct_sandbox",
  object: "account",
  charges_enabled: true,
  country: "US",
  default_currency: "usd",
  details_submitted: true,
  payouts_enabled: true,
  type: "standard",
};

/** Stripe Tax is turned on. */
const taxSettings = { object: "tax.settings", livemode: false, status: "active", defaults: {} };

function webhookEndpoints(url: string | undefined) {
  const endpoint = {
    id: "we_sandbox",
    object: "webhook_endpoint",
    enabled_events: ["*"],
    livemode: false,
    status: "enabled",
    url,
  };
  return {
    object: "list",
    url: "/v1/webhook_endpoints",
    has_more: false,
    data: url ? [endpoint] : [],
  };
}
