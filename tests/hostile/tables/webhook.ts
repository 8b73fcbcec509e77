import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import Stripe from "stripe";
import { credentials } from "../../../sandbox/credentials";
import { says, type Expected } from "../../support/hostile/expected";
import { chunked, MARK, MARKUP, post, postChunks } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/trying";

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
/** Another product's: noted, so that a second delivery is known, and nothing else. */
const noted: Expected = {
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
  ["a signature with a time without end", () => `t=${"9".repeat(400)},v1=${v1(paid)}`],
  ["a signature with two times", () => `t=1,${signature(paid)},t=${now() + 1}`],
  ["a signature by another secret", () => signature(paid, "whsec_other")],
  ["a signature by an empty secret", () => signature(paid, " ")],
  ["a signature of 301 s ago", () => signature(paid, SECRET, now() - 301)],
  ["a signature of a day ago", () => signature(paid, SECRET, now() - 86_400)],
  ["a signature of another text", () => signature(`${paid} `)],
  [
    "a signature with a digit changed",
    () => signature(paid).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
  ],
  ["a signature cut", () => signature(paid).slice(0, -1)],
  ["a signature with more behind it", () => `${signature(paid)}0`],
  ["a signature with NULs in code", () => `${signature(paid)}%00`],
  ["several wrong signatures", () => `t=${now()}${`,v1=${"0".repeat(64)}`.repeat(50)}`],
  ["a signature of 10 kB", () => `t=${now()},v1=${"0".repeat(10_000)}`],
  ["names of the prototype as a signature", () => `__proto__=1,constructor=2,t=${now()}`],
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
  ["an event with a space behind it", () => sent(`${paid}\n`, signature(paid)), unsigned],
  ["an event without its text", () => sent("", signature(paid)), unsigned],
  ["no text, well signed", signed(""), unsigned],
  ["words, well signed", signed(MARK), unsigned],
  ["half an object, well signed", signed('{"id":'), unsigned],
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
    "several signatures, one of them right,",
    () =>
      sent(
        event("a.b", {}, "evt_several"),
        `t=${now()},v1=${"0".repeat(64)},v1=${v1(event("a.b", {}, "evt_several"))}`,
      ),
    noted,
  ],
  ["a signature of tomorrow", () => sent(paid, later()), unknownOrder],
  ["an event of a type of the future", signed(event(`${MARK}.created`, {})), noted],
  ["an event of a type of the prototype", signed(event("__proto__", {})), noted],
  ["an event of a type that is a number", signed(event(7, {})), noted],
  ["a session of another product", signed(event("checkout.session.completed", session())), noted],
  [
    "a session with a reference of another kind",
    signed(event("checkout.session.completed", session({ client_reference_id: MARK }))),
    noted,
  ],
  [
    "a session with the prototype as its data",
    signed(
      `{"id":"evt_p","object":"event","type":"checkout.session.completed","created":1,"data":{"object":{"id":"cs_p","__proto__":{"metadata":{"order_id":"x"}},"metadata":{"__proto__":{"order_id":"${randomUUID()}"}}}}}`,
    ),
    noted,
  ],
  ...ORDERS.map((order): Row => [
    `a paid session of the order ${JSON.stringify(order)}`,
    signed(event("checkout.session.completed", session({ metadata: { order_id: order } }))),
    unknownOrder,
  ]),
  [
    "the end of a checkout of an order there is not any more",
    signed(event("checkout.session.expired", session({ client_reference_id: randomUUID() }))),
    noted,
  ],
  ...["checkout.session.async_payment_failed", "checkout.session.async_payment_succeeded"].map(
    (type): Row => [
      `${type} of an order there is not`,
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
    noted,
  ]),
];

export const webhook: readonly Row[] = [...refusals, ...wellSigned];
