import Stripe from "stripe";
import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";

/** Stripe gave no answer, not in time, or not now: whoever asked has to ask again later. */
export class StripeUnreachable extends Error {
  override name = "StripeUnreachable";
}

/**
 * Waits for a question to Stripe, at most PROVIDER_TIMEOUT_MS. Undefined when Stripe answers that there is no such
 * thing; throws StripeUnreachable when it does not answer.
 */
export async function askStripe<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    const answer = await withDeadline(question, config.providerTimeoutMs);
    if (answer !== "late") return answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw new StripeUnreachable("Stripe did not answer", { cause: error });
  }
  throw new StripeUnreachable("Stripe did not answer in time");
}
