export type TaxBehavior = "inclusive" | "exclusive" | "unspecified";

/** What a line costs: cents, and the interval after which it recurs, or null when it is paid once. */
export interface Price {
  id: string;
  object: "price";
  active: true;
  currency: string;
  livemode: false;
  nickname: null;
  product: string;
  recurring: { interval: string; interval_count: number; usage_type: "licensed" } | null;
  tax_behavior: TaxBehavior;
  type: "one_time" | "recurring";
  unit_amount: number;
}

/** The two prices of a shop's dashboard, in cents; `tax` is their tax behavior. */
export interface Shop {
  currency: string;
  setup: number;
  monthly: number;
  tax: TaxBehavior;
}

/** A price; recurring when it has an interval. */
export function makePrice(from: {
  id: string;
  currency: string;
  amount: number;
  interval?: string;
  intervalCount?: number;
  tax?: TaxBehavior;
}): Price {
  const { id, currency, amount, interval, intervalCount = 1, tax = "unspecified" } = from;
  return {
    id,
    object: "price",
    active: true,
    currency,
    livemode: false,
    nickname: null,
    product: id.replace(/^price_/, "prod_"),
    recurring: interval
      ? { interval, interval_count: intervalCount, usage_type: "licensed" }
      : null,
    tax_behavior: tax,
    type: interval ? "recurring" : "one_time",
    unit_amount: amount,
  };
}

/** Every id is a valid price: those of the set-up fee are paid once, all others monthly. */
export function priceById(id: string, { currency, setup, monthly, tax }: Shop): Price {
  return id.startsWith("price_setup")
    ? makePrice({ id, currency, amount: setup, tax })
    : makePrice({ id, currency, amount: monthly, interval: "month", tax });
}
