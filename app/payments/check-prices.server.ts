import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { dollars, prices } from "~/content/site";
import { questionStripe, type Refusal } from "./check-key.server";
import { stripe } from "./stripe.server";

interface SetPrice {
  /** The name of the environment that holds the Price's id. */
  variable: string;
  id: string;
  /** In dollars. */
  amount: number;
  monthly: boolean;
  /** What the Price has to be, in words. */
  wanted: string;
}

/** The Prices that are charged in place of the built-in ones: none, one or both. */
export function setPrices(): SetPrice[] {
  const { priceSetup, priceGrowth } = config.stripe;
  const { setup, growthPerMonth } = prices;
  return [
    ...(priceSetup ? [setPrice("STRIPE_PRICE_SETUP", priceSetup, setup, false)] : []),
    ...(priceGrowth ? [setPrice("STRIPE_PRICE_GROWTH", priceGrowth, growthPerMonth, true)] : []),
  ];
}

/** Why a Price cannot stand for its line of the checkout: Stripe's refusal, or another Price than is wanted. */
export async function findPriceFault({
  id,
  amount,
  monthly,
}: SetPrice): Promise<Refusal | "another price" | undefined> {
  const asked = await questionStripe(stripe.prices.retrieve(id));
  if (!asked.ok) return asked.refusal;
  const { active, currency, unit_amount, recurring } = asked.answer;
  const fits =
    active &&
    currency === prices.currency &&
    unit_amount === amount * 100 &&
    (monthly ? isEachMonth(recurring) : recurring === null);
  return fits ? undefined : "another price";
}

function setPrice(variable: string, id: string, amount: number, monthly: boolean): SetPrice {
  const wanted = `${dollars(amount)} ${monthly ? "a month" : "once"}, in US dollars, and active`;
  return { variable, id, amount, monthly, wanted };
}

function isEachMonth(recurring: Stripe.Price.Recurring | null): boolean {
  return recurring?.interval === "month" && recurring.interval_count === 1;
}
