import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import Stripe from "stripe";
import { credentials } from "../../../sandbox/credentials";
import { says, type Expected } from "../../support/hostile/expected";
import { chunked, MARK, MARKUP, post, postChunks } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const { webhooks } = new Stripe("sk_test_unused");
const PATH = "/webhooks/stripe";
const SECRET: string = credentials.stripeWebhookSecret;

const now = () => Math.floor(Date.now() / 1000);
export const signature = (payload: string, secret = SECRET, timestamp = now()) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp });
const v1 = (payload: string, secret?: string) => signature(payload, secret).split("v1=")[1];

export const event = (type: unknown, object: unknown, id: unknown = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: "event", type, created: now(), data: { object } });
export const session = (change: object = {}) => ({
  id: `cs_test_${MARK}`,
  object: "checkout.session",
  payment_status: "paid",
  status: "complete",
  amount_total: 1,
  ...change,
});

const sent = (payload: string, header: string) =>
  post(PATH, ["Content-Type: application/json", `Stripe-Signature: ${header}`], payload);
const signed = (payload: string) => () => sent(payload, signature(payload));

const unsigned = says(400, "text/plain", "Signature missing, wrong or too old");
const unknownOrder = says(404, "text/plain", "Unknown order");
/** An event of another product: its id is recorded, and nothing else. */
const recorded: Expected = {
  status: 200,
  stores: { stripe_events: 1 },
  holds: ({ body }) => expect(body).toBe("OK"),
};

const ofUnknownOrder = () => session({ metadata: { order_id: randomUUID() } });
const paid = event("checkout.session.completed", ofUnknownOrder());

const signatures: [what: string, header: () => string][] = [
  ["an empty signature", () => ""],
  ["a signature without its digest", () => `t=${now()}`],
  ["a signature of another version", () => `t=${now()},v0=${v1(paid)}`],
  [
    "a signature with a digit changed",
    () => signature(paid).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
  ],
];

const refusals: Row[] = [
  ...signatures.map(([what, header]): Row => [
    `an event with ${what}`,
    () => sent(paid, header()),
    unsigned,
  ]),
  ...each(unsigned, {
    "an event with one byte changed": () =>
      sent(paid.replace("cs_test", "cs_tesu"), signature(paid)),
    "an empty body with a valid signature": signed(""),
    "half an object with a valid signature": signed('{"id":'),
    "bytes that are not UTF-8": () => sent("{\xff\xfe}", signature("{}")),
    "2 MB without a signature": post(PATH, [], "x".repeat(2_000_000)),
  }),
  [
    "an event above 256 KiB in chunks",
    () => postChunks(PATH, [`Stripe-Signature: ${signature(paid)}`], chunked("x".repeat(300_000))),
    says(413, "text/plain", "Too large"),
  ],
];

const ORDERS = [randomUUID(), MARK, "__proto__", "' or 1=1 --", "../../x", MARKUP, "\u0000"];

const wellSigned: Row[] = [
  ...each(recorded, {
    "an event of the type __proto__": signed(event("__proto__", {})),
    "a session with __proto__ in its data": signed(
      `{"id":"evt_p","object":"event","type":"checkout.session.completed","created":1,"data":{"object":{"id":"cs_p","__proto__":{"metadata":{"order_id":"x"}},"metadata":{"__proto__":{"order_id":"${randomUUID()}"}}}}}`,
    ),
    "the expiry of a session of an unknown order": signed(
      event("checkout.session.expired", ofUnknownOrder()),
    ),
  }),
  [
    "an event with a signature from the future",
    () => sent(paid, signature(paid, SECRET, now() + 3600)),
    unknownOrder,
  ],
  ...ORDERS.map((order): Row => [
    `a paid session of the order ${JSON.stringify(order)}`,
    signed(event("checkout.session.completed", session({ metadata: { order_id: order } }))),
    unknownOrder,
  ]),
  ...each(unknownOrder, {
    "a session that failed to pay an unknown order": signed(
      event("checkout.session.async_payment_failed", ofUnknownOrder()),
    ),
    "a session that paid an unknown order later": signed(
      event("checkout.session.async_payment_succeeded", ofUnknownOrder()),
    ),
  }),
  ...["charge.dispute.closed", "invoice.paid"].map((type): Row => [
    `${type} of another product`,
    signed(event(type, { id: "x_1", object: "x", metadata: {} })),
    recorded,
  ]),
];

export const webhook: readonly Row[] = [...refusals, ...wellSigned];
