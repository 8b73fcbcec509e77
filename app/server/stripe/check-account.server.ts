import Stripe from "stripe";
import { config } from "~/server/config/config.server";
import { currencyInWords, money } from "~/content/format";
import { tax } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import { askStripe, StripeUnreachable } from "./stripe-queries.server";
import { stripe, webhookEvents } from "./stripe.server";

/** `unknown key`: Stripe did not issue it; `not allowed`: a restricted key; `not found`: not in the mode of the key. */
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
    const { cause } = error;
    if (cause instanceof Stripe.errors.StripeAuthenticationError) {
      return { ok: false, refusal: "unknown key" };
    }
    const isKnown = cause instanceof Stripe.errors.StripePermissionError;
    return { ok: false, refusal: isKnown ? "not allowed" : "no answer" };
  }
}

export async function findKeyRefusal(): Promise<Refusal | undefined> {
  const asked = await tryToAskStripe(stripe.accounts.retrieveCurrent());
  // Stripe checks the permissions only of a key that it knows.
  return asked.ok || asked.refusal === "not allowed" ? undefined : asked.refusal;
}

/** The country of the account, such as "DE"; undefined where Stripe does not tell. */
export async function findCountry(): Promise<string | undefined> {
  const asked = await tryToAskStripe(stripe.accounts.retrieveCurrent());
  return asked.ok ? asked.answer.country : undefined;
}

const lists = {
  invoices: () => stripe.invoicePayments.list({ limit: 1 }),
  refunds: () => stripe.refunds.list({ limit: 1 }),
  events: () => stripe.events.list({ limit: 1 }),
};

/** Why Stripe does not list what the site reads; undefined where it does. */
export async function findListRefusal(what: keyof typeof lists): Promise<Refusal | undefined> {
  const asked = await tryToAskStripe<unknown>(lists[what]());
  return asked.ok ? undefined : asked.refusal;
}

/** How far this machine's clock is ahead of Stripe's, in milliseconds. A refusal carries Stripe's time too. */
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

const byStripeTax = tax.kind !== "none" && config.stripe.taxRate === undefined;

type ConfiguredPrice = ReturnType<typeof configuredPrices>[number];

/** The Prices that the environment sets in place of the built-in ones; `wanted` in words. */
export function configuredPrices() {
  const { priceSetup, priceGrowth } = config.stripe;
  const { setup, monthly, currency } = stripePrices;
  return [
    { variable: "STRIPE_PRICE_SETUP", id: priceSetup, amount: setup, monthly: false },
    { variable: "STRIPE_PRICE_GROWTH", id: priceGrowth, amount: monthly, monthly: true },
  ].flatMap(({ id, ...price }) => {
    const taxed = byStripeTax ? `, with a tax behavior of ${stripePrices.tax}` : "";
    const often = price.monthly ? "a month" : "once";
    const wanted = `${money({ cents: price.amount, currency })} ${often}, in ${currencyInWords(currency)}${taxed}, and active`;
    return id ? [{ ...price, id, wanted }] : [];
  });
}

export async function findPriceFault({ id, amount, monthly }: ConfiguredPrice) {
  const asked = await tryToAskStripe(stripe.prices.retrieve(id));
  if (!asked.ok) return asked.refusal;
  const { active, currency, unit_amount, recurring, tax_behavior } = asked.answer;
  const fits =
    active &&
    currency === stripePrices.currency &&
    unit_amount === amount &&
    (!byStripeTax || tax_behavior === stripePrices.tax) &&
    (monthly
      ? recurring?.interval === "month" && recurring.interval_count === 1
      : recurring === null);
  return fits ? undefined : "another price";
}

/** Why Stripe would not take the tax of site.ts; undefined where it does, or there is none. */
export async function findTaxFault(): Promise<Refusal | "another rate" | "off" | undefined> {
  const { taxRate } = config.stripe;
  if (byStripeTax) {
    const asked = await tryToAskStripe(stripe.tax.settings.retrieve());
    return asked.ok ? (asked.answer.status === "active" ? undefined : "off") : asked.refusal;
  }
  if (!taxRate) return undefined;
  const asked = await tryToAskStripe(stripe.taxRates.retrieve(taxRate));
  if (!asked.ok) return asked.refusal;
  const { active, inclusive } = asked.answer;
  return active && inclusive === (tax.kind === "included") ? undefined : "another rate";
}

export const webhookUrl = `${config.siteUrl}/webhooks/stripe`;

/** The state of the site's webhook endpoint at Stripe; `missing` are the events it is not subscribed to. */
export async function findEndpoint() {
  const asked = await tryToAskStripe(stripe.webhookEndpoints.list({ limit: 100 }));
  if (!asked.ok) return { kind: "unknown" as const, refusal: asked.refusal };
  const own = asked.answer.data.filter(({ url }) => url === webhookUrl);
  if (own.length === 0) return { kind: "none" as const };
  const enabled = own.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) return { kind: "disabled" as const };
  const subscribed = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = subscribed.has("*") ? [] : webhookEvents.filter((type) => !subscribed.has(type));
  if (missing.length === 0) return { kind: "complete" as const };
  return { kind: "incomplete" as const, missing };
}
