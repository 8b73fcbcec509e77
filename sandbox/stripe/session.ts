import { badParameter } from "./errors";
import { nowInSeconds, stripeId } from "./ids";
import { makePrice, type Price, priceById, type Shop } from "./prices";
import type { LineItemParameters, SessionParameters } from "./session-parameters";
import { type TaxRate, taxRateById } from "./tax-rates";

export interface LineItem {
  id: string;
  object: "item";
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  description: string;
  price: Price;
  quantity: number;
}

/** The fields of Stripe's Checkout Session that a shop reads. */
export interface CheckoutSession {
  id: string;
  object: "checkout.session";
  amount_subtotal: number;
  amount_total: number;
  automatic_tax: { enabled: boolean; status: "complete" | "requires_location_inputs" | null };
  billing_address_collection: "auto" | "required" | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string | null;
  customer_details: {
    email: string;
    name: string | null;
    address: { country: string } | null;
    phone: null;
    tax_ids: { type: "eu_vat"; value: string }[];
  } | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  mode: SessionParameters["mode"];
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: "unpaid" | "paid" | "no_payment_required";
  status: "open" | "complete" | "expired";
  subscription: string | null;
  success_url: string;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  ui_mode: "hosted_page";
  url: string | null;
}

/** A session with its lines and the metadata of its subscription. */
export interface StoredSession {
  session: CheckoutSession;
  lines: LineItem[];
  subscriptionMetadata: Record<string, string>;
  taxRate?: TaxRate;
  pagesUrl: string;
}

function makeLine(line: LineItemParameters, shop: Shop): LineItem {
  const { price_data: data, quantity } = line;
  const price = data
    ? makePrice({
        id: stripeId("price_"),
        currency: data.currency,
        amount: data.unit_amount,
        interval: data.recurring?.interval,
        intervalCount: data.recurring?.interval_count,
        tax: data.tax_behavior,
      })
    : priceById(line.price ?? "", shop);
  const amount = price.unit_amount * quantity;
  return {
    id: stripeId("li_"),
    object: "item",
    amount_subtotal: amount,
    amount_total: amount,
    currency: price.currency,
    description: data?.product_data.name ?? (price.recurring ? "Monthly plan" : "Set-up"),
    price,
    quantity,
  };
}

/** A new open session; `pagesUrl` is the origin under which the buyer's browser reaches the checkout page. */
export function makeSession(
  parameters: SessionParameters,
  pagesUrl: string,
  shop: Shop,
): StoredSession {
  const { mode } = parameters;
  const lines = parameters.line_items.map((line) => makeLine(line, shop));
  const currency = lines[0]?.currency;
  if (!currency) {
    throw badParameter("Missing required param: line_items.", "line_items", "parameter_missing");
  }
  const recurring = lines.some((line) => line.price.recurring);
  if (mode === "setup") {
    throw badParameter("You can not pass `line_items` in `setup` mode.", "line_items");
  }
  if (mode === "payment" && recurring) {
    throw badParameter(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      "mode",
    );
  }
  if (mode === "subscription" && !recurring) {
    throw badParameter(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "mode",
    );
  }
  if (lines.some((line) => line.currency !== currency)) {
    throw badParameter("All prices must have the same currency.", "line_items");
  }
  const automatic = parameters.automatic_tax?.enabled === "true";
  if (automatic && lines.some(({ price }) => price.tax_behavior === "unspecified")) {
    throw badParameter(
      "Each price needs a tax behavior when automatic tax is enabled.",
      "line_items",
    );
  }
  const rate = parameters.line_items[0]?.tax_rates?.[0];
  const id = stripeId("cs_test_", 58);
  const created = nowInSeconds();
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  return {
    lines,
    pagesUrl,
    subscriptionMetadata: parameters.subscription_data?.metadata ?? {},
    ...(rate && { taxRate: taxRateById(rate) }),
    session: {
      id,
      object: "checkout.session",
      amount_subtotal: total,
      amount_total: total,
      automatic_tax: {
        enabled: automatic,
        status: automatic ? "requires_location_inputs" : null,
      },
      billing_address_collection: parameters.billing_address_collection ?? null,
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      created,
      currency,
      customer: null,
      customer_details: null,
      customer_email: parameters.customer_email ?? null,
      expires_at: parameters.expires_at ?? created + 24 * 3600,
      invoice: null,
      livemode: false,
      metadata: parameters.metadata ?? {},
      mode,
      payment_intent: null,
      payment_method_types: ["card"],
      payment_status: "unpaid",
      status: "open",
      subscription: null,
      success_url: parameters.success_url,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: "hosted_page",
      url: `${pagesUrl}/sandbox/checkout/${id}`,
    },
  };
}

/** The URL to which the buyer returns after paying. */
export function successAddress(session: CheckoutSession): string {
  return session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
