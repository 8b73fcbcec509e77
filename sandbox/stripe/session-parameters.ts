import {
  currency,
  email,
  hash,
  integer,
  list,
  metadata,
  oneOf,
  optional,
  priceId,
  text,
  url,
} from "./checks";
import { badParameter } from "./errors";
import type { FormBranch } from "./form";
import { nowInSeconds } from "./ids";

const enabled = hash({ enabled: oneOf("true", "false") });

const lineItem = hash({
  price: optional(priceId),
  tax_rates: optional(list(text(255), 5)),
  price_data: optional(
    hash({
      currency,
      unit_amount: integer(0),
      tax_behavior: optional(oneOf("inclusive", "exclusive", "unspecified")),
      product_data: hash({
        name: text(),
      }),
      recurring: optional(
        hash({
          interval: oneOf("day", "week", "month", "year"),
          interval_count: optional(integer(1, 1095)),
        }),
      ),
    }),
  ),
  quantity: integer(1, 999_999),
});

const parameters = hash({
  mode: oneOf("payment", "setup", "subscription"),
  line_items: list(lineItem, 40),
  customer_email: optional(email),
  client_reference_id: optional(text(200)),
  metadata: optional(metadata),
  subscription_data: optional(hash({ metadata: optional(metadata) })),
  success_url: url,
  cancel_url: optional(url),
  automatic_tax: optional(enabled),
  tax_id_collection: optional(enabled),
  billing_address_collection: optional(oneOf("auto", "required")),
  expires_at: optional(integer(0, 99_999_999_999)),
});

export type SessionParameters = ReturnType<typeof parameters>;
export type LineItemParameters = SessionParameters["line_items"][number];

/** The parameters of a new checkout session, or Stripe's error for the first invalid one. */
export function checkSessionParameters(form: FormBranch): SessionParameters {
  const checked = parameters(form, "");
  for (const [index, line] of checked.line_items.entries()) {
    const param = `line_items[${index}]`;
    if (!line.price && !line.price_data) {
      throw badParameter(
        `You must specify either \`price\` or \`price_data\` for ${param}.`,
        param,
        "parameter_missing",
      );
    }
    if (line.price && line.price_data) {
      throw badParameter(
        `You may only specify one of these parameters: price, price_data.`,
        `${param}[price]`,
      );
    }
  }
  const taxed = checked.line_items.findIndex((line) => line.tax_rates);
  if (checked.automatic_tax?.enabled === "true" && taxed >= 0) {
    throw badParameter(
      "You cannot specify tax rates on line items when automatic tax is enabled.",
      `line_items[${taxed}][tax_rates]`,
    );
  }
  const ahead = checked.expires_at === undefined ? undefined : checked.expires_at - nowInSeconds();
  if (ahead !== undefined && ahead < 30 * 60) {
    throw badParameter(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  }
  if (ahead !== undefined && ahead > 24 * 3600) {
    throw badParameter(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
  if (checked.subscription_data && checked.mode !== "subscription") {
    throw badParameter(
      "You can not pass `subscription_data` in `payment` mode.",
      "subscription_data",
    );
  }
  return checked;
}
