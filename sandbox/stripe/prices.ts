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
  type: "one_time" | "recurring";
  unit_amount: number;
}

/** A price; recurring when it has an interval. */
export function makePrice(from: {
  id: string;
  currency: string;
  amount: number;
  interval?: string;
  intervalCount?: number;
}): Price {
  const { id, currency, amount, interval, intervalCount = 1 } = from;
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
    type: interval ? "recurring" : "one_time",
    unit_amount: amount,
  };
}

/** Every id is a valid price: those of the set-up fee are paid once, all others monthly. */
export function priceById(id: string): Price {
  return id.startsWith("price_setup")
    ? makePrice({ id, currency: "usd", amount: 149_700 })
    : makePrice({ id, currency: "usd", amount: 12_900, interval: "month" });
}
