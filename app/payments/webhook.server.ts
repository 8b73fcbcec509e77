import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { stripe } from "./stripe.server";

/** How old a signature may be, in seconds (Stripe's own default). */
const TOLERANCE_SECONDS = 300;

/** The event of a webhook call, or undefined when its signature is missing, wrong or too old. */
export function readEvent(body: Buffer, signature: string | null): Stripe.Event | undefined {
  if (!signature) return undefined;
  for (const secret of config.stripe.webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch {
      // While a secret is rolled, the other one signs.
    }
  }
  return undefined;
}
