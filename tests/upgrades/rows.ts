import { createHash } from "node:crypto";
import { orderStates, type OrderState } from "~/ordering/order-states";

export type Row = Record<string, string | number | null>;

/** The moment at which every dump was made. */
export const dumpedAt = new Date("2026-11-20T12:00:00.000Z");

/** The token of the paid order's private link; the dumps contain its hash. */
export const linkToken = "a-link-that-a-buyer-has-kept";

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
export const ago = (ms: number) => new Date(dumpedAt.getTime() - ms).toISOString();

export const id = (kind: number, n: number) =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const orderId = (state: OrderState) => id(1, orderStates.indexOf(state));
export const sessionId = (state: OrderState) => `cs_test_${state}`;
export const reference = (state: OrderState) => `SW-DUMP${orderStates.indexOf(state)}`;
export const draftId = (state: OrderState) => id(2, orderStates.indexOf(state));

const withoutSession: readonly OrderState[] = ["received", "flagged"];
export const withPayment: readonly OrderState[] = [
  "paid",
  "assets_received",
  "past_due",
  "cancelled",
  "refunded",
  "disputed",
];

export function order(state: OrderState): Row {
  const n = orderStates.indexOf(state);
  const session = withoutSession.includes(state) ? null : sessionId(state);
  const paid = withPayment.includes(state);
  return {
    ...{ id: orderId(state), form_id: id(3, n), reference: reference(state), state },
    name: `O'Hara; "Söhne" -- ${state}`,
    email: `Buyer.${state}@dump.test`,
    project: `Boilers,\nleaks & 'bathrooms' 🛁 (${state})`,
    ...{ assets: "", timeline: "two-weeks", budget: n % 2 ? "$1,500 - $3,000" : null },
    ...{ package_type: "launch-and-growth", attempt: 1 + (n % 3) },
    attempt_failed: state === "payment_failed" ? 1 : 0,
    stripe_session_id: session,
    checkout_url: session && `https://checkout.stripe.com/c/pay/${session}`,
    checkout_expires_at: session && ago(-DAY),
    ...{ draft_id: draftId(state), paid_at: paid ? ago(20 * DAY) : null },
    ...{ created_at: ago(21 * DAY), updated_at: ago(n * HOUR) },
  };
}

export const payment = (state: OrderState): Row => ({
  ...{ stripe_session_id: sessionId(state), order_id: orderId(state) },
  ...{ amount_total: 162_600, currency: "usd", stripe_customer_id: `cus_${state}` },
  ...{ stripe_subscription_id: `sub_${state}`, paid_at: ago(20 * DAY) },
});

const assets = {
  ...{ business_name: "O'Hara & Söhne", email: "Assets@dump.test" },
  ...{ website_url: "https://ohara.test", brand_colors: "navy\n#f2b632" },
  ...{ text_content: "We fix boilers.\nSince 1988; 'honestly'.", social_links: "" },
};
export const draft = (own: string, state: "open" | "submitted", of: string | null): Row => ({
  ...{ id: own, order_id: of, state, ...assets },
  ...{ created_at: ago(10 * DAY), updated_at: ago(2 * DAY) },
});
export const strangersDraft = { open: id(2, 100), submitted: id(2, 101) };
export const sentDraft = id(2, 102);

export const upload = (n: number, draft: string, state: string): Row => ({
  ...{ id: id(4, n), draft_id: draft, state, key: `${id(4, n)}-logo.png` },
  ...{
    name: "Logo \"neu\" 'gr\u00fcn'.png",
    type: "image/png",
    size: state === "receiving" ? 0 : 1234 + n,
  },
  sha256: state === "receiving" ? null : createHash("sha256").update(String(n)).digest("hex"),
  created_at: ago(2 * DAY),
});

export const inquiry = (n: number, draft: string, of: string | null): Row => ({
  ...{ id: id(5, n), draft_id: draft, order_id: of, name: assets.business_name },
  ...{ email: assets.email, package_type: of ? "launch-and-growth" : "onboarding" },
  ...{ project_description: assets.text_content, assets_description: assets.brand_colors },
  file_urls: JSON.stringify([`https://files.test/${id(4, n)}-logo.png`]),
  ...{ timeline: "standard", payment_status: of ? "paid" : "unpaid", created_at: ago(2 * DAY) },
});

/** Emails by their subjects, which say what must become of them. */
export function mail(n: number, subject: string, changes: Row = {}): Row {
  const recipient = "team@sitewright.test";
  const text = 'It\'s "here":\nfour lines;\n\nand an emoji 🚿.';
  const body = { to: recipient, subject, text, html: `<p>${text}</p>`, attachments: [] };
  return {
    ...{ id: id(6, n), dedupe_key: `mail ${n}`, state: "pending", recipient },
    ...{ mail: JSON.stringify(body), order_id: null, inquiry_id: null, attempts: 0 },
    ...{ next_attempt_at: ago(HOUR), leased_until: null, last_error: null, message_id: null },
    ...{ created_at: ago(HOUR), sent_at: null, ...changes },
  };
}
