import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { orderOf } from "../support/orders/order-visitor";
import { paidWithoutWebhook } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const NEWEST = "whsec_the_newest_secret";
const OLDER = "whsec_sandbox";
const COMPLETED = "checkout.session.completed";
const { webhooks } = new Stripe("sk_test_unused");

const site = await sharedSite({ env: { STRIPE_WEBHOOK_SECRET: `${NEWEST}, ${OLDER}` } });

const now = () => Math.floor(Date.now() / 1000);

function sign(payload: string, secret = NEWEST, timestamp = now()): string {
  return webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function event(type: string, object: unknown): string {
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  return JSON.stringify({ id, object: "event", type, created: now(), data: { object } });
}

async function post(payload: string, signature: string) {
  const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
  const url = `${site.url}/webhooks/stripe`;
  const answer = await fetch(url, { method: "POST", body: payload, headers });
  await answer.text();
  return answer.status;
}

// tests/hostile/tables/webhook.ts has more of them.
test.each<[string, (payload: string) => string]>([
  ["older than 300 s", (payload) => sign(payload, NEWEST, now() - 301)],
  ["made with both secrets joined", (payload) => sign(payload, `${NEWEST}, ${OLDER}`)],
])(
  "a webhook event whose signature is %s is answered 400, and the order stays unpaid",
  async (_, signature) => {
    const { fields, session } = await paidWithoutWebhook(site);
    const payload = event(COMPLETED, session);
    expect(await post(payload, signature(payload))).toBe(400);
    expect(orderOf(site, fields).state).toBe("checkout_open");
  },
);

/** A valid signature of 290 s ago after an invalid one. */
function amongOthers(payload: string): string {
  const at = now() - 290;
  return `t=${at},v1=${"0".repeat(64)},v1=${sign(payload, OLDER, at).split("v1=")[1]}`;
}

test.each<[string, (payload: string) => string]>([
  ["the newest secret", (payload) => sign(payload)],
  ["the older secret", (payload) => sign(payload, OLDER)],
  ["one valid signature among several, 290 s old,", amongOthers],
])("a webhook event with %s is accepted, whatever its white space and letters", async (_, by) => {
  const { fields, session } = await paidWithoutWebhook(site);
  const object = { ...session, metadata: { ...session.metadata, note: "Zoë's café ☕" } };
  const payload = JSON.stringify(JSON.parse(event(COMPLETED, object)), null, 7);
  expect(await post(payload, by(payload))).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

const foreign = { client_reference_id: null, metadata: {} };

test.each<[string, string, object]>([
  ["no reference", "no order", foreign],
  ["no metadata at all", "no order", { ...foreign, metadata: null }],
  ["a reference of another kind", "no order", { ...foreign, client_reference_id: "cart-4711" }],
  ["client_reference_id alone", "its order", { metadata: {} }],
  ["metadata alone", "its order", { client_reference_id: null }],
])("a paid session with %s is answered 200 and pays %s", async (_, pays, change) => {
  const { fields, session } = await paidWithoutWebhook(site);
  const payload = event(COMPLETED, { ...session, ...change });
  expect(await post(payload, sign(payload))).toBe(200);
  const isPaid = pays === "its order";
  expect(orderOf(site, fields).state).toBe(isPaid ? "paid" : "checkout_open");
  const payments = "select * from payments where stripe_session_id = ?";
  expect(site.rows(payments, session.id)).toHaveLength(isPaid ? 1 : 0);
});

test("a paid session whose reference only looks like an order's id is answered 200, and logged as another product's", async () => {
  const session = { client_reference_id: randomUUID(), metadata: {}, payment_status: "paid" };
  const payload = event(COMPLETED, { ...session, id: "cs_test_of_a_shop", status: "complete" });
  expect(await post(payload, sign(payload))).toBe(200);
  expect(site.output()).toContain("another product's");
});
