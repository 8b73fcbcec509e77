import Stripe from "stripe";
import { config } from "~/config/config.server";
import { dollars, prices } from "~/content/site";
import { askStripe, StripeUnreachable } from "./stripe-queries.server";
import { stripe } from "./stripe.server";
import { webhookEvents } from "./webhook.server";

/* What an operator has to set up right in the Stripe account: the key, the prices, the webhook endpoint. */

/**
 * Why a request got no answer. `unknown key`: Stripe did not issue it; `not allowed`: a restricted key that may not ask
 * this; `not found`: Stripe has no such thing, at least in the mode of the key.
 */
export type Refusal = "unknown key" | "not allowed" | "not found" | "no answer";

/** As {@link askStripe}, but returns the reason of a failure instead of throwing. */
async function tryToAskStripe<T>(
  question: Promise<T>,
): Promise<{ ok: true; answer: T } | { ok: false; refusal: Refusal }> {
  try {
    const answer = await askStripe(question);
    return answer === undefined ? { ok: false, refusal: "not found" } : { ok: true, answer };
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    return { ok: false, refusal: refusalOf(error.cause) };
  }
}

/** Why Stripe refuses the secret key; undefined when it accepts the key. */
export async function findKeyRefusal(): Promise<Refusal | undefined> {
  const asked = await tryToAskStripe(stripe.accounts.retrieveCurrent());
  // Stripe checks the permissions only of a key that it knows.
  return asked.ok || asked.refusal === "not allowed" ? undefined : asked.refusal;
}

/** Why the key cannot find out which invoice a charge paid; undefined when it can. */
export async function findInvoiceRefusal(): Promise<Refusal | undefined> {
  const asked = await tryToAskStripe(stripe.invoicePayments.list({ limit: 1 }));
  return asked.ok ? undefined : asked.refusal;
}

/** Whether the secret key is a test key, which moves no real money. */
export function isTestKey(): boolean {
  return /^[rs]k_test_/.test(config.stripe.secretKey);
}

/**
 * How far this machine's clock is ahead of Stripe's, in milliseconds, to a second or two; undefined when Stripe does
 * not answer. A refusal carries Stripe's time too.
 */
export async function findClockLead(): Promise<number | undefined> {
  const before = Date.now();
  const date = await askStripe(stripe.accounts.retrieveCurrent()).then(
    (account) => account?.lastResponse.headers.date,
    (error: Error) =>
      error.cause instanceof Stripe.errors.StripeError ? error.cause.headers?.date : undefined,
  );
  const stripeTime = Date.parse(date ?? "");
  return Number.isNaN(stripeTime) ? undefined : (before + Date.now()) / 2 - stripeTime;
}

function refusalOf(cause: unknown): Refusal {
  if (cause instanceof Stripe.errors.StripeAuthenticationError) return "unknown key";
  return cause instanceof Stripe.errors.StripePermissionError ? "not allowed" : "no answer";
}

interface ConfiguredPrice {
  /** The environment variable that holds the Price's id. */
  variable: string;
  id: string;
  /** In dollars. */
  amount: number;
  monthly: boolean;
  /** What the Price has to be, as a text. */
  wanted: string;
}

/** The Prices that the environment sets in place of the built-in ones, two at most. */
export function configuredPrices(): ConfiguredPrice[] {
  const { priceSetup, priceGrowth } = config.stripe;
  const { setup, growthPerMonth } = prices;
  return [
    ...(priceSetup ? [configuredPrice("STRIPE_PRICE_SETUP", priceSetup, setup, false)] : []),
    ...(priceGrowth
      ? [configuredPrice("STRIPE_PRICE_GROWTH", priceGrowth, growthPerMonth, true)]
      : []),
  ];
}

/** Why a Price cannot be a line of the checkout: Stripe refuses it, or it is not the wanted one. */
export async function findPriceFault({
  id,
  amount,
  monthly,
}: ConfiguredPrice): Promise<Refusal | "another price" | undefined> {
  const asked = await tryToAskStripe(stripe.prices.retrieve(id));
  if (!asked.ok) return asked.refusal;
  const { active, currency, unit_amount, recurring } = asked.answer;
  const fits =
    active &&
    currency === prices.currency &&
    unit_amount === amount * 100 &&
    (monthly ? isEachMonth(recurring) : recurring === null);
  return fits ? undefined : "another price";
}

function configuredPrice(
  variable: string,
  id: string,
  amount: number,
  monthly: boolean,
): ConfiguredPrice {
  const wanted = `${dollars(amount)} ${monthly ? "a month" : "once"}, in US dollars, and active`;
  return { variable, id, amount, monthly, wanted };
}

function isEachMonth(recurring: Stripe.Price.Recurring | null): boolean {
  return recurring?.interval === "month" && recurring.interval_count === 1;
}

/** Where Stripe posts its events. */
export const webhookUrl = `${config.siteUrl}/webhooks/stripe`;

/** The state of the site's webhook endpoint at Stripe; `missing` are the events it is not subscribed to. */
export type EndpointState =
  | { kind: "complete" | "none" | "disabled" }
  | { kind: "incomplete"; missing: string[] }
  | { kind: "unknown"; refusal: Refusal };

/** Looks for an endpoint of this site among those of the Stripe account, which has at most 16 in each mode. */
export async function findEndpoint(): Promise<EndpointState> {
  const asked = await tryToAskStripe(stripe.webhookEndpoints.list({ limit: 100 }));
  if (!asked.ok) return { kind: "unknown", refusal: asked.refusal };
  const own = asked.answer.data.filter(({ url }) => url === webhookUrl);
  if (own.length === 0) return { kind: "none" };
  const enabled = own.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) return { kind: "disabled" };
  const subscribed = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = subscribed.has("*") ? [] : webhookEvents.filter((type) => !subscribed.has(type));
  return missing.length > 0 ? { kind: "incomplete", missing } : { kind: "complete" };
}
