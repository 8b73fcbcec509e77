import { expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { HttpClient, hiddenFields } from "../support/http/http-client";
import { mailedTo } from "../support/orders/person";
import { sharedSite, teamEmail } from "../support/site";
import { until } from "../support/until";
import { desk } from "../support/operations/desk";
import { valuesOf } from "../support/orders/order-page";
import {
  mailedLink,
  openForm,
  orderOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { paidWithoutWebhook } from "../support/orders/stripe-events";
import { shortTimeouts } from "../support/faults/fault-rows";

const site = await sharedSite({ env: shortTimeouts });

const HONEYPOT = { homepage: "https://cheap-pills.test" };

async function flaggedOrder() {
  const visitor = await openForm(site);
  const fields = validOrder();
  await visitor.post("/contact", { ...visitor.hidden, ...fields, ...HONEYPOT });
  const order = orderOf(site, fields);
  expect(order.state).toBe("flagged");
  return { visitor, fields, order };
}

test.each([
  ["", {}],
  [", also where the browser fills the honeypot again", HONEYPOT],
])(
  "releasing a flagged order emails its buyer a link to the filled form, from which they can pay%s",
  async (_, filled) => {
    const { fields, order } = await flaggedOrder();
    const ran = await desk(site, "orders", "release", order.reference.toLowerCase());
    expect(ran).toMatchObject({ code: 0, out: `${order.reference} released\n` });

    const title = `Order begun ${order.reference}: ${fields.name}`;
    await until("the team has the order", () =>
      mailedTo(site, teamEmail).some(({ Subject }) => Subject === title),
    );
    const link = await mailedLink(site, fields, "/contact");
    const buyer = new HttpClient(site.url);
    const page = await buyer.page(link);
    expect(valuesOf(page)).toEqual(fields);
    const answer = await buyer.post("/contact", { ...hiddenFields(page), ...fields, ...filled });
    expect(answer.status).toBe(303);
    const { stripe_session_id: sessionId } = orderOf(site, fields);
    expect(answer.headers.get("Location")).toBe(site.sandbox.stripe.find(sessionId!)?.url);
    await site.sandbox.stripe.pay(sessionId!);
    expect(orderOf(site, fields)).toMatchObject({ id: order.id, state: "paid" });
  },
);

test("correcting the email address in the form drops the email with a released order's link that still waits", async () => {
  const { visitor, fields, order } = await flaggedOrder();
  const heal = site.sandbox.postmark.fail({ status: 500 });
  await desk(site, "orders", "release", order.reference);
  const waiting = () =>
    site.rows("select id from outbox where dedupe_key = ?", `order ${order.id} released`);
  expect(waiting()).toHaveLength(1);
  const corrected = { ...visitor.hidden, ...fields, email: validOrder().email };
  expect((await visitor.post("/contact", corrected)).status).toBe(303);
  expect(waiting()).toEqual([]);
  heal();
});

test("only a flagged order can be released, and only once", async () => {
  const { order } = await flaggedOrder();
  expect((await desk(site, "orders", "release", order.id)).code).toBe(0);
  const again = await desk(site, "orders", "release", order.id);
  expect([again.code, again.out]).toEqual([1, ""]);
  expect(again.err).toContain(`${order.reference} is not set aside: its state is received`);
  const paid = await paidOrder(site);
  expect((await desk(site, "orders", "release", paid.order.reference)).err).toContain("is paid");
  const queued = "select id from outbox where order_id = ? and dedupe_key like '%released'";
  expect(site.rows(queued, order.id)).toHaveLength(1);
});

test.each([
  ["orders release"],
  ["orders email", "b@plumbing.test"],
  ["orders ready", "--url", "https://preview.test"],
  ["orders launched"],
  ["orders link"],
  ["orders remind"],
  ["orders note", "Call her."],
  ["orders assign", "--nobody"],
  ["orders edits"],
  ["files"],
])("desk %s fails for an order that does not exist", async (command, ...more) => {
  const unknown = `${brand.referencePrefix}-22222222`;
  const { code, err } = await desk(site, ...command!.split(" "), unknown, ...more);
  expect([code, err]).toEqual([1, `There is no order ${unknown}.\n`]);
});

test("desk reconcile finds a payment whose webhook was lost, and the receipt is sent once", async () => {
  const { fields, order } = await paidWithoutWebhook(site);
  site.execute("update orders set updated_at = '2020-01-01T00:00:00.000Z' where id = ?", order.id);
  const { code, out, err } = await desk(site, "reconcile");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^asked about +1\nfound paid +1\nfound expired +0\n/);
  expect(orderOf(site, fields).state).toBe("paid");
  await until("the receipt is sent", () => mailedTo(site, fields.email).length > 0);
  expect(mailedTo(site, fields.email)).toHaveLength(1);
});

test("desk reconcile exits with 1 and says so when Stripe does not answer", async () => {
  const { order } = await placeOrder(site);
  site.execute("update orders set updated_at = '2020-01-01T00:00:00.000Z' where id = ?", order.id);
  site.sandbox.stripe.fail({ match: "GET", status: 500 });
  const { code, out, err } = await desk(site, "reconcile");
  expect(code).toBe(1);
  expect(out).toMatch(/^asked about +1\nfound paid +0\n/);
  expect(err).toContain("Stripe did not answer");

  site.execute("update orders set reconciled_at = null where id = ?", order.id);
  const machine = await desk(site, "reconcile", "--json");
  expect([machine.code, JSON.parse(machine.out)]).toEqual([
    1,
    {
      ...{ asked: 1, paid: 0, expired: 0, failed: 0, closed: 0, readdressed: 0, reached: false },
      events: { applied: 0, ignored: 0, unknown: 0, failed: 1 },
    },
  ]);
});
