import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import Stripe from "stripe";
import { credentials } from "../../../sandbox/credentials";
import { says, type Expected } from "../../support/hostile/expected";
import { chunked, MARK, MARKUP, post, postChunks } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const { webhooks } = new Stripe("sk_test_unused");
const SECRET: string = credentials.stripeWebhookSecret;

const now = () => Math.floor(Date.now() / 1000);
const signature = (payload: string, secret = SECRET, timestamp = now()) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp });
const v1 = (payload: string, secret?: string) => signature(payload, secret).split("v1=")[1];

const event = (type: unknown, object: unknown, id: unknown = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: "event", type, created: now(), data: { object } });
const session = (change: object = {}) => ({
  id: `cs_test_${MARK}`,
  object: "checkout.session",
  payment_status: "paid",
  status: "complete",
  amount_total: 1,
  ...change,
});

const sent = (payload: string, header?: string) =>
  post(
    "/webhooks/stripe",
    [
      "Content-Type: application/json",
      ...(header === undefined ? [] : [`Stripe-Signature: ${header}`]),
    ],
    payload,
  );
const signed = (payload: string) => () => sent(payload, signature(payload));

const unsigned = says(400, "text/plain", "Signature missing, wrong or too old");
const tooLarge = says(413, "text/plain", "Too large");
const unknownOrder = says(404, "text/plain", "Unknown order");
/** An event of another product: its id is recorded, and nothing else. */
const recorded: Expected = {
  status: 200,
  stores: { stripe_events: 1 },
  holds: ({ body }) => expect(body).toBe("OK"),
};

const paid = event("checkout.session.completed", session({ client_reference_id: randomUUID() }));

const signatures: [what: string, header: () => string | undefined][] = [
  ["no signature", () => undefined],
  ["an empty signature", () => ""],
  ["a signature of words", () => MARK],
  ["a signature without a time", () => `v1=${v1(paid)}`],
  ["a signature without its digest", () => `t=${now()}`],
  ["a signature of another version", () => `t=${now()},v0=${v1(paid)}`],
  ["a signature with a time in words", () => `t=now,v1=${v1(paid)}`],
  ["a signature with a negative time", () => `t=-1,v1=${v1(paid)}`],
  ["a signature with a time of 400 digits", () => `t=${"9".repeat(400)},v1=${v1(paid)}`],
  ["a signature with two times", () => `t=1,${signature(paid)},t=${now() + 1}`],
  ["a signature with another secret", () => signature(paid, "whsec_other")],
  ["a signature with an empty secret", () => signature(paid, " ")],
  ["a signature from 301 s ago", () => signature(paid, SECRET, now() - 301)],
  ["a signature from a day ago", () => signature(paid, SECRET, now() - 86_400)],
  ["a signature of another text", () => signature(`${paid} `)],
  [
    "a signature with a digit changed",
    () => signature(paid).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
  ],
  ["a signature without its last digit", () => signature(paid).slice(0, -1)],
  ["a signature with one more digit", () => `${signature(paid)}0`],
  ["a signature with a percent-encoded NUL", () => `${signature(paid)}%00`],
  ["several wrong signatures", () => `t=${now()}${`,v1=${"0".repeat(64)}`.repeat(50)}`],
  ["a signature of 10 kB", () => `t=${now()},v1=${"0".repeat(10_000)}`],
  ["property names of prototypes as a signature", () => `__proto__=1,constructor=2,t=${now()}`],
];

const later = (): string => signature(paid, SECRET, now() + 3600);

const refusals: Row[] = [
  ...signatures.map(([what, header]): Row => [
    `an event with ${what}`,
    () => sent(paid, header()),
    unsigned,
  ]),
  [
    "an event with one byte changed",
    () => sent(paid.replace("cs_test", "cs_tesu"), signature(paid)),
    unsigned,
  ],
  ["an event with a line break after it", () => sent(`${paid}\n`, signature(paid)), unsigned],
  ["an event without its body", () => sent("", signature(paid)), unsigned],
  ["an empty body with a valid signature", signed(""), unsigned],
  ["plain text with a valid signature", signed(MARK), unsigned],
  ["half an object with a valid signature", signed('{"id":'), unsigned],
  ["bytes that are not UTF-8", () => sent("{\xff\xfe}", signature("{}")), unsigned],
  [
    "an event above 256 KiB",
    signed(event("customer.created", { note: "x".repeat(256 * 1024) })),
    tooLarge,
  ],
  [
    "an event above 256 KiB in chunks",
    () =>
      postChunks(
        "/webhooks/stripe",
        [`Stripe-Signature: ${signature(paid)}`],
        chunked("x".repeat(300_000)),
      ),
    tooLarge,
  ],
  ["2 MB without a signature", () => sent("x".repeat(2_000_000)), tooLarge],
];

const ORDERS = [randomUUID(), MARK, "__proto__", "' or 1=1 --", "../../x", MARKUP, "\u0000"];

const wellSigned: Row[] = [
  [
    "an event with several signatures, one of them valid,",
    () =>
      sent(
        event("a.b", {}, "evt_several"),
        `t=${now()},v1=${"0".repeat(64)},v1=${v1(event("a.b", {}, "evt_several"))}`,
      ),
    recorded,
  ],
  ["an event with a signature from the future", () => sent(paid, later()), unknownOrder],
  ["an event of an unknown type", signed(event(`${MARK}.created`, {})), recorded],
  ["an event of the type __proto__", signed(event("__proto__", {})), recorded],
  ["an event of a type that is a number", signed(event(7, {})), recorded],
  [
    "a session of another product",
    signed(event("checkout.session.completed", session())),
    recorded,
  ],
  [
    "a session with a reference of another kind",
    signed(event("checkout.session.completed", session({ client_reference_id: MARK }))),
    recorded,
  ],
  [
    "a session with __proto__ in its data",
    signed(
      `{"id":"evt_p","object":"event","type":"checkout.session.completed","created":1,"data":{"object":{"id":"cs_p","__proto__":{"metadata":{"order_id":"x"}},"metadata":{"__proto__":{"order_id":"${randomUUID()}"}}}}}`,
    ),
    recorded,
  ],
  ...ORDERS.map((order): Row => [
    `a paid session of the order ${JSON.stringify(order)}`,
    signed(event("checkout.session.completed", session({ metadata: { order_id: order } }))),
    unknownOrder,
  ]),
  [
    "the expiry of a session of an unknown order",
    signed(event("checkout.session.expired", session({ client_reference_id: randomUUID() }))),
    recorded,
  ],
  ...["checkout.session.async_payment_failed", "checkout.session.async_payment_succeeded"].map(
    (type): Row => [
      `${type} of an unknown order`,
      signed(event(type, session({ client_reference_id: randomUUID() }))),
      unknownOrder,
    ],
  ),
  ...[
    "charge.refunded",
    "charge.dispute.created",
    "charge.dispute.closed",
    "customer.subscription.deleted",
    "invoice.paid",
    "invoice.payment_failed",
  ].map((type): Row => [
    `${type} of another product`,
    signed(event(type, { id: "x_1", object: "x", metadata: {} })),
    recorded,
  ]),
];

export const webhook: readonly Row[] = [...refusals, ...wellSigned];
