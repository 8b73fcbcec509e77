import { expect, test } from "vitest";
import type { Fault } from "../../sandbox";
import { textOf } from "../support/http/http-client";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";
import { summaryOf, valuesOf } from "../support/orders/order-page";
import {
  checkoutCalls,
  idempotencyKeys,
  mailCalls,
  openForm,
  orderOf,
  validOrder,
} from "../support/orders/order-visitor";
import { impatient, PATIENCE_MS } from "../support/faults/fault-rows";

const SESSIONS = "POST /v1/checkout/sessions";

const site = await sharedSite({ env: impatient });

const openSession = {
  id: "cs_test_planned",
  object: "checkout.session",
  status: "open",
  payment_status: "unpaid",
  expires_at: 4_000_000_000,
};

const failures: [string, Fault][] = [
  ["answers 500", { status: 500 }],
  ["answers 400", { status: 400 }],
  ["answers 401", { status: 401 }],
  ["answers 429", { status: 429 }],
  ["answers 503", { status: 503 }],
  ["answers something else", { garbage: true }],
  ["answers without an address", { body: JSON.stringify({ ...openSession, url: null }) }],
  ["answers with an empty address", { body: JSON.stringify({ ...openSession, url: "" }) }],
];

// Stripe's client asks once more, under the same key, when a connection was closed: two closed ones are a failure.
const silences: [string, Fault][] = [
  ["never answers", { hang: true, times: 1 }],
  ["answers too late", { delayMs: 2 * PATIENCE_MS, times: 1 }],
  ["closes the connection before it acts", { reset: "before", times: 2 }],
  ["closes the connection after it acted", { reset: "after", times: 2 }],
];

test.each([...failures, ...silences])(
  "when Stripe %s, the form comes back with its values and the order is kept",
  async (_, fault) => {
    site.sandbox.stripe.fail({ times: 1, ...fault, match: SESSIONS });
    const visitor = await openForm(site);
    const fields = validOrder();
    const started = Date.now();
    const answer = await visitor.send(fields);
    const html = await answer.text();
    expect(Date.now() - started).toBeLessThan(PATIENCE_MS + 2000);

    expect(answer.status).toBe(502);
    expect(summaryOf(html)).toEqual({
      text: `Something went wrong Please email us directly at ${supportEmail}.`,
      links: [],
    });
    expect(valuesOf(html)).toEqual(fields);
    expect(textOf(html)).not.toContain("Email notification failed");
    expect(orderOf(site, fields)).toMatchObject({ state: "received", stripe_session_id: null });
    expect(mailCalls(site)).toHaveLength(1);
    expect(new Set(idempotencyKeys(site)).size).toBe(1);
  },
);

test.each(failures)(
  "when Stripe %s, the second try has a new key, no second mail, and works",
  async (_, fault) => {
    site.sandbox.stripe.fail({ ...fault, match: SESSIONS, times: 1 });
    const visitor = await openForm(site);
    const fields = validOrder();
    await visitor.send(fields);
    const second = await visitor.send(fields);
    expect(second.status).toBe(303);
    const [before, after] = idempotencyKeys(site);
    expect(after).not.toBe(before);
    expect(mailCalls(site)).toHaveLength(1);
    const order = orderOf(site, fields);
    expect(order.state).toBe("checkout_open");
    const session = site.sandbox.stripe.find(order.stripe_session_id ?? "");
    expect(second.headers.get("Location")).toBe(session?.url);
  },
);

test.each(silences)(
  "when Stripe %s, the second try has the same key, no second mail, and one session comes of it",
  async (_, fault) => {
    site.sandbox.stripe.fail({ ...fault, match: SESSIONS });
    const visitor = await openForm(site);
    const fields = validOrder();
    expect((await visitor.send(fields)).status).toBe(502);
    // While a late one is still at work, Stripe refuses its key; that is no answer either.
    await until("a further try works", async () => (await visitor.send(fields)).status === 303);
    expect(new Set(idempotencyKeys(site)).size).toBe(1);
    expect(mailCalls(site)).toHaveLength(1);
    const order = orderOf(site, fields);
    const sessions = site.sandbox.stripe.sessions.filter(
      (session) => session.client_reference_id === order.id,
    );
    expect(sessions.map(({ id }) => id)).toEqual([order.stripe_session_id]);
  },
);

test("a second try while Stripe is still at work on the first one waits for its answer, under the same key", async () => {
  site.sandbox.stripe.fail({ delayMs: 1.5 * PATIENCE_MS, match: SESSIONS, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(502);
  const second = await visitor.send(fields);
  expect(second.status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(1);
  expect(checkoutCalls(site).map(({ status }) => status)).toContain(409);
  const { stripe_session_id: id } = orderOf(site, fields);
  expect(second.headers.get("Location")).toBe(site.sandbox.stripe.find(id!)?.url);
});

test("a key that stays in use is asked about no longer than Stripe may take", async () => {
  const error = { type: "idempotency_error", code: "idempotency_key_in_use" };
  site.sandbox.stripe.fail({ status: 409, body: JSON.stringify({ error }), match: SESSIONS });
  const visitor = await openForm(site);
  const started = Date.now();
  expect((await visitor.send(validOrder())).status).toBe(502);
  expect(Date.now() - started).toBeLessThan(PATIENCE_MS + 2000);
  const { length } = checkoutCalls(site);
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(10);
});

test("an edit after a silence has a new key: the old one belongs to other parameters", async () => {
  site.sandbox.stripe.fail({ hang: true, match: SESSIONS, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(502);
  const answer = await visitor.send({ ...fields, name: `${fields.name} & Sons` });
  expect(answer.status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
});

test("two failures in a row are two new keys", async () => {
  site.sandbox.stripe.fail({ status: 500, match: SESSIONS, times: 2 });
  const visitor = await openForm(site);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(502);
  expect((await visitor.send(fields)).status).toBe(502);
  expect((await visitor.send(fields)).status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(3);
  expect(mailCalls(site)).toHaveLength(1);
});

test("the form a failure leaves behind is found again at /contact, without a link to pay", async () => {
  site.sandbox.stripe.fail({ status: 500, match: SESSIONS, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  await visitor.send(fields);
  const html = await visitor.page("/contact");
  expect(valuesOf(html)).toEqual(fields);
  expect(html).not.toContain("/sandbox/checkout/");
});

test("the scripts get the same failure as JSON that leaves the form where it is", async () => {
  site.sandbox.stripe.fail({ status: 500, match: SESSIONS, times: 1 });
  const fields = validOrder();
  const answer = await (await openForm(site)).sendByScripts(fields);
  expect(answer.status).toBe(502);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(await answer.json()).toMatchObject({
    repopulateFields: fields,
    fieldErrors: {},
    problem: {
      title: "Something went wrong",
      description: `Please email us directly at ${supportEmail}.`,
    },
  });
});

test("the failure is logged without a name, an address or a session", () => {
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes("checkout failed"));
  expect(lines.length).toBeGreaterThan(0);
  expect(site.output()).not.toContain("@plumbing.test");
  expect(site.output()).not.toContain("Ann's Plumbing");
  expect(site.output()).not.toContain("cs_test_");
});
