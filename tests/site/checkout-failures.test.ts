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
import { shortTimeouts, TIMEOUT_MS } from "../support/faults/fault-rows";

const SESSIONS = "POST /v1/checkout/sessions";

const site = await sharedSite({ env: shortTimeouts });

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
  ["answers garbage", { garbage: true }],
  ["answers without a URL", { body: JSON.stringify({ ...openSession, url: null }) }],
  ["answers with an empty URL", { body: JSON.stringify({ ...openSession, url: "" }) }],
];

// Stripe's client repeats a request once, under the same key, when the connection was closed; so two are closed.
const silences: [string, Fault][] = [
  ["never answers", { hang: true, times: 1 }],
  ["answers too late", { delayMs: 2 * TIMEOUT_MS, times: 1 }],
  ["closes the connection before it acts", { reset: "before", times: 2 }],
  ["closes the connection after it acted", { reset: "after", times: 2 }],
];

test.each([...failures, ...silences])(
  "when Stripe %s, the order form is shown again with its values and the order is kept",
  async (_, fault) => {
    site.sandbox.stripe.fail({ times: 1, ...fault, match: SESSIONS });
    const visitor = await openForm(site);
    const fields = validOrder();
    const started = Date.now();
    const answer = await visitor.send(fields);
    const html = await answer.text();
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS + 2000);

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
  "when Stripe %s, a second submission uses a new idempotency key, sends no second email and succeeds",
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
  "when Stripe %s, a second submission uses the same idempotency key, sends no second email and opens one session",
  async (_, fault) => {
    site.sandbox.stripe.fail({ ...fault, match: SESSIONS });
    const visitor = await openForm(site);
    const fields = validOrder();
    expect((await visitor.send(fields)).status).toBe(502);
    // While the first request still runs, Stripe refuses its key with 409, which does not answer the submission.
    await until(
      "a later submission works",
      async () => (await visitor.send(fields)).status === 303,
    );
    expect(new Set(idempotencyKeys(site)).size).toBe(1);
    expect(mailCalls(site)).toHaveLength(1);
    const order = orderOf(site, fields);
    const sessions = site.sandbox.stripe.sessions.filter(
      (session) => session.client_reference_id === order.id,
    );
    expect(sessions.map(({ id }) => id)).toEqual([order.stripe_session_id]);
  },
);

test("a second submission while Stripe still works on the first waits for its response under the same idempotency key", async () => {
  site.sandbox.stripe.fail({ delayMs: 1.5 * TIMEOUT_MS, match: SESSIONS, times: 1 });
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

test("an idempotency key that Stripe reports as in use is retried no longer than the provider timeout", async () => {
  const error = { type: "idempotency_error", code: "idempotency_key_in_use" };
  site.sandbox.stripe.fail({ status: 409, body: JSON.stringify({ error }), match: SESSIONS });
  const visitor = await openForm(site);
  const started = Date.now();
  expect((await visitor.send(validOrder())).status).toBe(502);
  expect(Date.now() - started).toBeLessThan(TIMEOUT_MS + 2000);
  const { length } = checkoutCalls(site);
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(10);
});

test("an order edited after a timeout uses a new idempotency key, as its parameters differ", async () => {
  site.sandbox.stripe.fail({ hang: true, match: SESSIONS, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(502);
  const answer = await visitor.send({ ...fields, name: `${fields.name} & Sons` });
  expect(answer.status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
});

test("each failure in a row uses a new idempotency key", async () => {
  site.sandbox.stripe.fail({ status: 500, match: SESSIONS, times: 2 });
  const visitor = await openForm(site);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(502);
  expect((await visitor.send(fields)).status).toBe(502);
  expect((await visitor.send(fields)).status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(3);
  expect(mailCalls(site)).toHaveLength(1);
});

test("the order of a failed checkout is filled in again at /contact, without a link to pay", async () => {
  site.sandbox.stripe.fail({ status: 500, match: SESSIONS, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  await visitor.send(fields);
  const html = await visitor.page("/contact");
  expect(valuesOf(html)).toEqual(fields);
  expect(html).not.toContain("/sandbox/checkout/");
});

test("a failed checkout answers the scripts with JSON that keeps the form and its values", async () => {
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

test("a failed checkout is logged without names, email addresses or session ids", () => {
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes("checkout failed"));
  expect(lines.length).toBeGreaterThan(0);
  expect(site.output()).not.toContain("@plumbing.test");
  expect(site.output()).not.toContain("Ann's Plumbing");
  expect(site.output()).not.toContain("cs_test_");
});
