import type Stripe from "stripe";
import { askStripe } from "./ask-stripe.server";
import { stripe } from "./stripe.server";

/** A charge by its id; undefined when Stripe does not know it. Throws StripeUnreachable. */
export function findCharge(id: string): Promise<Stripe.Charge | undefined> {
  return askStripe(stripe.charges.retrieve(id));
}
