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
import { sessionsOf } from "../support/orders/stripe-events";
import { shortTimeouts, TIMEOUT_MS } from "../support/faults/fault-rows";

const SESSIONS = "POST /v1/checkout/sessions";

const site = await sharedSite({ env: shortTimeouts });

/** A response that opens a session without saying where. */
const openedWith = (url: string | null): Fault => ({
  body: JSON.stringify({
    ...{ id: "cs_test_planned", object: "checkout.session", status: "open" },
    ...{ payment_status: "unpaid", expires_at: 4_000_000_000, url },
  }),
});

const failures: [string, Fault][] = [
  ["answers 500", { status: 500 }],
  ["answers 400", { status: 400 }],
  ["answers 401", { status: 401 }],
  ["answers 429", { status: 429 }],
  ["answers garbage", { garbage: true }],
  ["answers without a URL", openedWith(null)],
  ["answers with an empty URL", openedWith("")],
];

// Stripe's client repeats a request once, under the same key, when the connection was closed; so two are closed.
const silences: [string, Fault][] = [
  ["never answers", { hang: true, times: 1 }],
  ["answers too late", { delayMs: 2 * TIMEOUT_MS, times: 1 }],
  ["closes the connection before it acts", { reset: "before", times: 2 }],
  ["closes the connection after it acted", { reset: "after", times: 2 }],
];

/** Sends an order in vain, which is kept, and whose values are shown again. */
async function sendInVain(fault: Fault) {
  site.sandbox.stripe.fail({ times: 1, ...fault, match: SESSIONS });
  const visitor = await openForm(site);
  const fields = validOrder();
  const started = Date.now();
  const answer = await visitor.send(fields);
  const html = await answer.text();
  expect(Date.now() - started).toBeLessThan(TIMEOUT_MS + 10_000);

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
  return { visitor, fields };
}

test.each([
  ...failures.map(([what, fault]) => [what, "a new", fault] as const),
  ...silences.map(([what, fault]) => [what, "the same", fault] as const),
])(
  "when Stripe %s, the order form is shown again, and a later submission uses %s idempotency key, sends no second email and opens one session",
  async (_, key, fault) => {
    const { visitor, fields } = await sendInVain(fault);
    const html = await visitor.page("/contact");
    expect(valuesOf(html)).toEqual(fields);
    expect(html).not.toContain("/sandbox/checkout/");
    const submissions: Response[] = [];
    // While the first request still runs, Stripe refuses its key with 409, which does not answer the submission.
    await until("a later submission works", async () => {
      submissions.push(await visitor.send(fields));
      return submissions.at(-1)!.status === 303;
    });
    if (key === "a new") expect(submissions).toHaveLength(1);
    const isLate = "delayMs" in fault;
    if (isLate) expect(checkoutCalls(site).map(({ status }) => status)).toContain(409);
    expect(new Set(idempotencyKeys(site)).size).toBe(key === "a new" ? 2 : 1);
    expect(mailCalls(site)).toHaveLength(1);
    const order = orderOf(site, fields);
    expect(order.state).toBe("checkout_open");
    const session = sessionsOf(site, order).at(-1);
    if (key === "the same") expect(sessionsOf(site, order)).toHaveLength(1);
    expect(session?.id).toBe(order.stripe_session_id);
    expect(submissions.at(-1)!.headers.get("Location")).toBe(session?.url);
  },
);

test("a refusal of a parameter by Stripe is logged with its code and the parameter, not with its message", async () => {
  const error = {
    ...{ type: "invalid_request_error", code: "resource_missing" },
    ...{ param: "line_items[0][price]", message: "No such price: 'price_of_ann'" },
  };
  const body = JSON.stringify({ error });
  site.sandbox.stripe.fail({ match: SESSIONS, status: 400, body, times: 1 });
  expect((await (await openForm(site)).send(validOrder())).status).toBe(502);
  const reason = "StripeInvalidRequestError 400 resource_missing line_items[0][price]";
  await until("it is logged", () => site.output().includes(`"reason":"${reason}"`));
  expect(site.output()).not.toContain("price_of_ann");
});

test("a second submission while Stripe still works on the first waits for its response under the same idempotency key", async () => {
  site.sandbox.stripe.fail({ delayMs: 1.5 * TIMEOUT_MS, match: SESSIONS, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(502);
  const second = await visitor.send(fields);
  expect(second.status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(1);
  const { stripe_session_id: id } = orderOf(site, fields);
  expect(second.headers.get("Location")).toBe(site.sandbox.stripe.find(id!)?.url);
});

test("an idempotency key that Stripe reports as in use is retried no longer than the provider timeout", async () => {
  const error = { type: "idempotency_error", code: "idempotency_key_in_use" };
  site.sandbox.stripe.fail({ status: 409, body: JSON.stringify({ error }), match: SESSIONS });
  const visitor = await openForm(site);
  const started = Date.now();
  expect((await visitor.send(validOrder())).status).toBe(502);
  expect(Date.now() - started).toBeLessThan(TIMEOUT_MS + 10_000);
  const { length } = checkoutCalls(site);
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(10);
});

test("an order edited after a timeout uses a new idempotency key, as its parameters differ", async () => {
  const { visitor, fields } = await sendInVain({ hang: true });
  const answer = await visitor.send({ ...fields, name: `${fields.name} & Sons` });
  expect(answer.status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
});

test("each failure in a row uses a new idempotency key", async () => {
  const { visitor, fields } = await sendInVain({ status: 500, times: 2 });
  expect((await visitor.send(fields)).status).toBe(502);
  expect((await visitor.send(fields)).status).toBe(303);
  expect(new Set(idempotencyKeys(site)).size).toBe(3);
  expect(mailCalls(site)).toHaveLength(1);
});

test("a failed checkout is logged without names, email addresses or session ids", () => {
  expect(site.output()).toContain("checkout failed");
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|cs_test_/);
});

test("edits of one form that are posted while Stripe hangs do not wait for one another", async () => {
  const heal = site.sandbox.stripe.fail({ match: SESSIONS, hang: true });
  const visitor = await openForm(site);
  const fields = validOrder();
  const edits = ["one", "two", "three", "four"];
  const posted = edits.map((budget) => visitor.send({ ...fields, budget }));
  await Promise.race(posted);
  const asked = checkoutCalls(site).length;
  const answers = await Promise.all(posted);
  expect(checkoutCalls(site)).toHaveLength(asked);
  expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 502));
  heal();
});
