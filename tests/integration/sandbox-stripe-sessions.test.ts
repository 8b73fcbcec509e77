import Stripe from "stripe";
import { expect, test } from "vitest";
import { sandbox, stripe, client, eventsReceived, order } from "../support/orders/stripe-client";

async function refusal(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error("it was not refused");
  return error;
}

test("a session at the Stripe stand-in has the total amount, the URL of its page and a life of 24 hours", async () => {
  const session = await stripe.checkout.sessions.create(order);
  expect(session).toMatchObject({
    ...{ object: "checkout.session", status: "open", payment_status: "unpaid", livemode: false },
    ...{ amount_total: 162_600, currency: "usd", client_reference_id: "order-1" },
    ...{ metadata: { order: "order-1" } },
    url: `${sandbox.frontUrl}/sandbox/checkout/${session.id}`,
  });
  expect(session.id).toMatch(/^cs_test_/);
  expect(session.expires_at - session.created).toBe(24 * 3600);
  expect(sandbox.stripe.sessions.at(-1)?.id).toBe(session.id);
});

test("a session at the Stripe stand-in can be retrieved with its line items, listed and expired", async () => {
  const { id } = await stripe.checkout.sessions.create(order);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ id, status: "open" });
  expect(sandbox.stripe.lines(id).map((line) => line.amount_total)).toEqual([149_700, 12_900]);
  const listed = await stripe.checkout.sessions.list({ limit: 1 });
  expect(listed.data.map((session) => session.id)).toEqual([id]);

  const expired = await stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ status: "expired", url: null });
  const [event] = await eventsReceived(1);
  expect(event?.type).toBe("checkout.session.expired");
  expect(await refusal(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
});

test("the Stripe stand-in refuses another API key", async () => {
  const error = await refusal(client("sk_test_other").checkout.sessions.create(order));
  expect(error).toMatchObject({ statusCode: 401, type: "StripeAuthenticationError" });
  expect(error.requestId).toMatch(/^req_/);
});

const halfACent = { currency: "usd", unit_amount: 1.5, product_data: { name: "a" } };

test.each([
  ["mode", { mode: undefined }, "parameter_missing"],
  ["success_url", { success_url: undefined }, "parameter_missing"],
  ["line_items", { line_items: undefined }, "parameter_missing"],
  ["success_url", { success_url: "thank-you" }, "url_invalid"],
  ["customer_email", { customer_email: "ann@" }, "email_invalid"],
  ["client_reference_id", { client_reference_id: "x".repeat(201) }, undefined],
  ["mode", { mode: "payment", subscription_data: undefined }, undefined],
  ["expires_at", { expires_at: Math.floor(Date.now() / 1000) + 60 }, undefined],
  ["line_items[0][quantity]", { line_items: [{ price: "price_a" }] }, "parameter_missing"],
  ["mode", { line_items: [{ price: "price_setup", quantity: 1 }] }, undefined],
  ["metadata[order]", { metadata: { order: "x".repeat(501) } }, undefined],
  [
    "line_items[0][price_data][unit_amount]",
    { line_items: [{ quantity: 1, price_data: halfACent }] },
    "parameter_invalid_integer",
  ],
] as [string, Partial<Stripe.Checkout.SessionCreateParams>, string | undefined][])(
  "the Stripe stand-in refuses a session with a wrong %s: %j",
  async (param, change, code) => {
    const error = await refusal(stripe.checkout.sessions.create({ ...order, ...change }));
    expect(error).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError", param });
    if (code) expect(error.code).toBe(code);
  },
);

test("the Stripe stand-in refuses an unknown parameter and an unknown call by name", async () => {
  const authorization = `Basic ${Buffer.from(`${sandbox.env.STRIPE_SECRET_KEY}:`).toString("base64")}`;
  const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
  const post = async (path: string, body: string) => {
    const answer = await fetch(sandbox.stripe.url + path, { method: "POST", headers, body });
    return [answer.status, await answer.json()];
  };
  const param = "line_items[0][colour]";
  expect(await post("/v1/checkout/sessions", `mode=payment&${param}=red`)).toMatchObject([
    ...[400, { error: { code: "parameter_unknown", param } }],
  ]);
  const message = expect.stringContaining("Unrecognized request URL (POST: /v1/foo)") as string;
  expect(await post("/v1/foo", "")).toMatchObject([404, { error: { message } }]);
});

test("the Stripe stand-in answers a repeated idempotency key with the same session, and refuses it with other parameters", async () => {
  const options = { idempotencyKey: `key-${crypto.randomUUID()}` };
  const first = await stripe.checkout.sessions.create(order, options);
  const again = await stripe.checkout.sessions.create(order, options);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  const changed = { ...order, customer_email: "bob@example.com" };
  const error = await refusal(stripe.checkout.sessions.create(changed, options));
  expect(error).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
});

test("the Stripe stand-in repeats a 500 under its idempotency key, but not a 429", async () => {
  const create = (idempotencyKey: string) =>
    stripe.checkout.sessions.create(order, { idempotencyKey });
  const [failed, limited] = [crypto.randomUUID(), crypto.randomUUID()];
  sandbox.stripe.fail({ status: 500, times: 1 });
  for (let call = 0; call < 2; call += 1) {
    expect(await refusal(create(failed))).toMatchObject({ statusCode: 500 });
  }
  sandbox.stripe.fail({ status: 429, times: 1 });
  expect(await refusal(create(limited))).toMatchObject({ statusCode: 429 });
  expect((await create(limited)).status).toBe("open");
});

test("the Stripe stand-in refuses a second request while one with the same idempotency key runs", async () => {
  const options = { idempotencyKey: crypto.randomUUID() };
  sandbox.stripe.fail({ delayMs: 300, times: 1 });
  const slow = stripe.checkout.sessions.create(order, options);
  while (sandbox.stripe.requests.length === 0) await new Promise(setImmediate);
  const second = await refusal(stripe.checkout.sessions.create(order, options));
  expect(second).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  expect((await slow).status).toBe("open");
});

test("faults of the Stripe stand-in can be set and removed over HTTP", async () => {
  const faults = `${sandbox.frontUrl}/sandbox/faults`;
  const set = await fetch(faults, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "stripe", match: "GET /v1/account", hang: true }),
  });
  expect(set.status).toBe(201);
  const waiting = stripe.accounts.retrieveCurrent({}, { timeout: 100 });
  expect(await refusal(waiting)).toMatchObject({ type: "StripeConnectionError" });
  expect((await fetch(faults, { method: "DELETE" })).status).toBe(204);
  expect((await stripe.accounts.retrieveCurrent()).object).toBe("account");
});
