import { tax } from "~/content/site";
import { config } from "~/server/config/config.server";
import * as StripeAccount from "~/server/stripe/check-account.server";
import { isTestKey } from "~/server/stripe/stripe.server";
import { findPostmarkState, type PostmarkState } from "~/server/email/postmark.server";
import { failed, ok, warning, warningUntil, type Check, type Verdict } from "./check";

const SILENT = "Stripe gives no answer: look at status.stripe.com and at the network from here.";
const KEYS = "in Stripe's dashboard under Developers > API keys";
const WEBHOOKS = "in Stripe's dashboard under Developers > Webhooks";
/** A signature of Stripe may be 300 seconds old (app/server/stripe/stripe.server.ts), one for the bucket little older. */
const CLOCK_SECONDS = { warning: 30, failed: 300 };

const checkLists = (what: "invoices" | "refunds" | "events", because: string) => async () => {
  const refusal = await StripeAccount.findListRefusal(what);
  if (!refusal) return ok;
  if (refusal === "no answer") return failed(SILENT);
  if (refusal === "not found") {
    return failed(
      `Stripe does not list ${what === "invoices" ? "invoice payments" : what}: unset STRIPE_API_URL, or let it answer as Stripe does since 2025-03-31. ${because}`,
    );
  }
  return failed(`The key may not read ${what}: give it that permission ${KEYS}. ${because}`);
};

export const stripeChecks: readonly Check[] = [
  {
    name: "Stripe key",
    run: checkKey,
    next: [
      { name: "Stripe prices", run: checkPrices },
      { name: "Stripe tax", run: checkTax },
      {
        name: "Stripe invoices",
        run: checkLists("invoices", "Without it no refund or dispute finds its order."),
      },
      {
        name: "Stripe refunds",
        run: checkLists("refunds", "Without it no refund is recorded."),
      },
      {
        name: "Stripe events",
        run: checkLists("events", "Without it nothing brings back an event that did not arrive."),
      },
      { name: "Stripe webhook", run: checkEndpoint },
    ],
  },
  { name: "Clock", run: checkClock },
];

export const postmarkCheck: Check = { name: "Postmark", run: checkPostmark };

async function checkKey(live: boolean): Promise<Verdict> {
  const refusal = await StripeAccount.findKeyRefusal();
  if (refusal === "unknown key") {
    return failed(`Stripe refuses STRIPE_SECRET_KEY: copy the secret key ${KEYS} and set it.`);
  }
  if (refusal) return failed(SILENT);
  const { hostname } = new URL(config.siteUrl);
  const isPublic = live || (config.secure && hostname !== "localhost");
  if (!isTestKey() || !isPublic) return ok;
  return warningUntil(live)(
    `STRIPE_SECRET_KEY is a test key, so no money arrives: set the live key ${KEYS}.`,
  );
}

async function checkPrices(): Promise<Verdict> {
  for (const price of StripeAccount.configuredPrices()) {
    const fault = await StripeAccount.findPriceFault(price);
    if (!fault) continue;
    const { variable, wanted } = price;
    if (fault === "no answer") return failed(SILENT);
    if (fault === "not allowed" || fault === "unknown key") {
      return warning(`The key may not read prices: compare ${variable} by hand, ${wanted}.`);
    }
    const is = fault === "not found" ? "names no price of this mode" : "is not the price charged";
    return failed(
      `${variable} ${is}: make one of ${wanted}, in Stripe's dashboard under Product catalog, and set its id, or unset ${variable}.`,
    );
  }
  return ok;
}

async function checkTax(): Promise<Verdict> {
  const fault = await StripeAccount.findTaxFault();
  switch (fault) {
    case undefined:
      return ok;
    case "no answer":
      return failed(SILENT);
    case "off":
      return failed(
        "Stripe Tax is not set up, so that no order can be paid: finish it in Stripe's dashboard under Tax, or set STRIPE_TAX_RATE.",
      );
    case "another rate":
    case "not found":
      return failed(
        `STRIPE_TAX_RATE is no active rate of the mode of the key, ${tax.kind === "included" ? "inclusive" : "exclusive"} as app/content/site.ts has it: make one in Stripe's dashboard under Product catalog > Tax rates, and set its id.`,
      );
    default:
      return warning(
        `The key may not read what it needs to check the tax: allow that ${KEYS}, or look under Tax in the dashboard.`,
      );
  }
}

async function checkEndpoint(): Promise<Verdict> {
  const endpoint = await StripeAccount.findEndpoint();
  switch (endpoint.kind) {
    case "complete":
      return ok;
    case "none":
      return failed(
        `Stripe has no endpoint SITE_URL/webhooks/stripe: add it ${WEBHOOKS}, with the events of docs/deploying.md, and set STRIPE_WEBHOOK_SECRET.`,
      );
    case "disabled":
      return failed(`The endpoint SITE_URL/webhooks/stripe is disabled: enable it ${WEBHOOKS}.`);
    case "incomplete":
      return failed(
        `The endpoint SITE_URL/webhooks/stripe misses ${endpoint.missing.join(", ")}: add them ${WEBHOOKS}.`,
      );
    case "unknown":
      if (endpoint.refusal === "no answer") return failed(SILENT);
      return warning(
        `The key may not read webhook endpoints: compare the events by hand with docs/deploying.md, ${WEBHOOKS}.`,
      );
  }
}

async function checkClock(): Promise<Verdict> {
  const leadMs = await StripeAccount.findClockLead();
  if (leadMs === undefined) return warning(`The clock could not be compared. ${SILENT}`);
  const seconds = Math.round(Math.abs(leadMs) / 1000);
  if (seconds <= CLOCK_SECONDS.warning) return ok;
  const advice = `The clock is ${seconds} seconds ${leadMs > 0 ? "ahead" : "behind"}, and from 300 on webhooks are refused: ${config.onFly ? "fly machine restart" : "timedatectl set-ntp true on the host"}.`;
  return seconds < CLOCK_SECONDS.failed ? warning(advice) : failed(advice);
}

const postmarkVerdicts = (live: boolean): Record<PostmarkState, Verdict> => ({
  live: ok,
  sandbox: warningUntil(live)(
    "This Postmark server delivers nothing: take the token of one whose delivery type is Live, and see that the domain of EMAIL_FROM is confirmed under Sender Signatures.",
  ),
  "unknown token": failed(
    "Postmark refuses POSTMARK_SERVER_TOKEN: copy it from Postmark under Servers > API Tokens and set it.",
  ),
  "no answer": failed(
    "Postmark gives no answer: look at status.postmarkapp.com and at the network from here.",
  ),
});

/** Does not check whether the domain of EMAIL_FROM is confirmed: a server's token may not ask that. */
async function checkPostmark(live: boolean): Promise<Verdict> {
  return postmarkVerdicts(live)[await findPostmarkState()];
}
