import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const NEWEST = "whsec_the_newest_secret";
const OLDER = "whsec_sandbox";
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

async function post(payload: string, signature?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}/webhooks/stripe`, {
    method: "POST",
    body: payload,
    headers: {
      "Content-Type": "application/json",
      ...(signature !== undefined && { "Stripe-Signature": signature }),
      ...headers,
    },
  });
  await answer.text();
  return answer.status;
}

const eventCount = () => site.rows("select id from stripe_events").length;

/** A session that was paid without its webhook arriving. */
async function paidWithoutWebhook() {
  const placed = await placeOrder(site);
  site.sandbox.stripe.webhookUrl = undefined;
  const session = await site.sandbox.stripe.pay(placed.sessionId);
  site.sandbox.stripe.webhookUrl = `${site.url}/webhooks/stripe`;
  return { ...placed, session };
}

test.each<[string, (payload: string) => string | undefined]>([
  ["missing", () => undefined],
  ["empty", () => ""],
  ["nonsense", () => "nonsense"],
  ["made with another secret", (payload) => sign(payload, "whsec_of_somebody_else")],
  ["made for another text", (payload) => sign(`${payload} `)],
  ["older than 300 s", (payload) => sign(payload, NEWEST, now() - 302)],
  [
    "given another timestamp than was signed",
    (payload) => sign(payload).replace(/^t=\d+/, `t=${now() - 1}`),
  ],
  ["without its timestamp", (payload) => sign(payload).replace(/^t=\d+,/, "")],
  ["made with both secrets joined", (payload) => sign(payload, `${NEWEST}, ${OLDER}`)],
])(
  "a webhook event whose signature is %s is answered 400, and the order stays unpaid",
  async (_, signature) => {
    const { fields, session } = await paidWithoutWebhook();
    const payload = event("checkout.session.completed", session);
    const before = eventCount();
    expect(await post(payload, signature(payload))).toBe(400);
    expect(orderOf(site, fields).state).toBe("checkout_open");
    expect(eventCount()).toBe(before);
  },
);

test.each([
  ["the newest secret", NEWEST],
  ["the older secret", OLDER],
])("a webhook event signed with %s is accepted", async (_, secret) => {
  const { fields, session } = await paidWithoutWebhook();
  const payload = event("checkout.session.completed", session);
  expect(await post(payload, sign(payload, secret))).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test("a webhook event is accepted with one valid signature among several, 290 s old", async () => {
  const { fields, session } = await paidWithoutWebhook();
  const payload = event("checkout.session.completed", session);
  const at = now() - 290;
  const right = sign(payload, OLDER, at).split("v1=")[1];
  const wrong = "0".repeat(64);
  expect(await post(payload, `t=${at},v1=${wrong},v1=${right}`)).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test("the signature of a webhook event covers its bytes, whatever its white space and letters", async () => {
  const { fields, session } = await paidWithoutWebhook();
  const object = { ...session, metadata: { ...session.metadata, note: "Zoë's café ☕" } };
  const payload = JSON.stringify(JSON.parse(event("checkout.session.completed", object)), null, 7);
  expect(await post(payload, sign(payload))).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test("a signed webhook event is accepted with any Origin", async () => {
  const payload = event("customer.created", { id: "cus_1" });
  expect(await post(payload, sign(payload), { Origin: "https://stripe.test" })).toBe(200);
});

test.each(["charge.refund.updated", "customer.created", "a.type.of.the.future"])(
  "a webhook event of the unhandled type %s is answered 200",
  async (type) => {
    const payload = event(type, { id: "any_1", object: "any" });
    expect(await post(payload, sign(payload))).toBe(200);
  },
);

test.each<[string, object]>([
  ["no reference", { client_reference_id: null, metadata: {} }],
  ["no metadata at all", { client_reference_id: null, metadata: null }],
  ["a reference of another kind", { client_reference_id: "cart-4711", metadata: {} }],
])(
  "a paid session with %s belongs to another product and is answered 200 without effect",
  async (_, change) => {
    const { fields, session } = await paidWithoutWebhook();
    const payload = event("checkout.session.completed", { ...session, ...change });
    expect(await post(payload, sign(payload))).toBe(200);
    expect(orderOf(site, fields).state).toBe("checkout_open");
    expect(site.rows("select * from payments where stripe_session_id = ?", session.id)).toEqual([]);
  },
);

test.each<[string, (id: string) => object]>([
  ["reference and metadata", (id) => ({ client_reference_id: id, metadata: { order_id: id } })],
  ["metadata alone", (id) => ({ client_reference_id: null, metadata: { order_id: id } })],
  ["reference alone", (id) => ({ client_reference_id: id, metadata: {} })],
])(
  "a session with an unknown order id in %s is answered with an error, so that Stripe delivers it again",
  async (_, change) => {
    const { session } = await paidWithoutWebhook();
    const payload = event("checkout.session.completed", { ...session, ...change(randomUUID()) });
    const before = eventCount();
    expect(await post(payload, sign(payload))).toBeGreaterThanOrEqual(400);
    // The event is not stored as handled, and the log says so.
    expect(eventCount()).toBe(before);
    expect(await post(payload, sign(payload))).toBeGreaterThanOrEqual(400);
    expect(site.output()).toContain("event of an unknown order");
  },
);

test.each([
  ["client_reference_id alone", { metadata: {} }],
  ["metadata alone", { client_reference_id: null }],
])("a session that names its order in its %s pays the order", async (_, change) => {
  const { fields, session } = await paidWithoutWebhook();
  const payload = event("checkout.session.completed", { ...session, ...change });
  expect(await post(payload, sign(payload))).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test("a signed text that is no event is answered 400, and one of 300 KiB 413", async () => {
  expect(await post("not json", sign("not json"))).toBe(400);
  const huge = event("customer.created", { note: "x".repeat(300 * 1024) });
  expect(await post(huge, sign(huge))).toBe(413);
});

test("a GET of the webhook is answered 405", async () => {
  const answer = await fetch(`${site.url}/webhooks/stripe`);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("POST");
});
