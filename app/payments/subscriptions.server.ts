import { askStripe } from "./ask-stripe.server";
import { stripe } from "./stripe.server";

const FAILED = ["incomplete_expired", "past_due", "unpaid", "canceled"];

/**
 * Whether a subscription's first payment has failed for good. Only this tells a failed bank transfer from one on
 * its way: the checkout session of both stays complete and unpaid. Throws StripeUnreachable.
 */
export async function hasFirstPaymentFailed(subscriptionId: string): Promise<boolean> {
  const subscription = await askStripe(stripe.subscriptions.retrieve(subscriptionId));
  return subscription !== undefined && FAILED.includes(subscription.status);
}
