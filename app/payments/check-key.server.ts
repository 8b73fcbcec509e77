import Stripe from "stripe";
import { config } from "~/config/config.server";
import { askStripe, StripeUnreachable } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

/**
 * Why a question got no answer. `unknown key`: Stripe takes it for none of its own; `not allowed`: a restricted key
 * that may not ask this; `not found`: there is no such thing, at least in the mode of the key.
 */
export type Refusal = "unknown key" | "not allowed" | "not found" | "no answer";

/** Asks Stripe, within PROVIDER_TIMEOUT_MS, where it matters why there is no answer. Never throws for Stripe's sake. */
export async function questionStripe<T>(
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

/** What Stripe says to the secret key; undefined when it takes it. */
export async function findKeyRefusal(): Promise<Refusal | undefined> {
  const asked = await questionStripe(stripe.accounts.retrieveCurrent());
  // A key that is told what it may not do is a key.
  return asked.ok || asked.refusal === "not allowed" ? undefined : asked.refusal;
}

/** Why Stripe does not say what a charge paid for; undefined when it does. */
export async function findInvoiceRefusal(): Promise<Refusal | undefined> {
  const asked = await questionStripe(stripe.invoicePayments.list({ limit: 1 }));
  return asked.ok ? undefined : asked.refusal;
}

/** Whether the secret key moves no real money. */
export function isTestKey(): boolean {
  return /^[rs]k_test_/.test(config.stripe.secretKey);
}

/**
 * How far this machine's clock is ahead of Stripe's, in milliseconds, to a second or two; undefined when Stripe does
 * not answer. It tells its time with a refusal too.
 */
export async function findClockLead(): Promise<number | undefined> {
  const before = Date.now();
  const date = await askStripe(stripe.accounts.retrieveCurrent()).then(
    (account) => account?.lastResponse.headers.date,
    (error: Error) =>
      error.cause instanceof Stripe.errors.StripeError ? error.cause.headers?.date : undefined,
  );
  const told = Date.parse(date ?? "");
  return Number.isNaN(told) ? undefined : (before + Date.now()) / 2 - told;
}

function refusalOf(cause: unknown): Refusal {
  if (cause instanceof Stripe.errors.StripeAuthenticationError) return "unknown key";
  return cause instanceof Stripe.errors.StripePermissionError ? "not allowed" : "no answer";
}
