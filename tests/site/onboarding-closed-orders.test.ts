import { expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  listedFiles,
  OnboardingClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { logoPng } from "../support/assets/sample-files";
import { orderOf, paidOrder } from "../support/orders/order-visitor";
import { subjectsOf } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();
const { billing } = site.sandbox.stripe;
const logo = { name: "logo.png", bytes: logoPng };

const ends = [
  ["refunded", "This order was refunded", (id: string) => billing.refund(id)],
  ["cancelled", "This order has ended", (id: string) => billing.endSubscription(id)],
  ["disputed", "A payment of this order is disputed", (id: string) => billing.dispute(id)],
] as const;

/** An order whose private link is open in a browser, with typed fields and an uploaded file. */
async function begun() {
  const placed = await paidOrder(site);
  const client = new OnboardingClient(site);
  await client.open(placed.link);
  await client.send([logo], { ...filledIn, intent: "upload" }, SCRIPTS);
  const state = () => orderOf(site, placed.fields).state;
  return { ...placed, client, state };
}

const inquiriesOf = ({ id }: { id: string }) =>
  site.rows("select id from inquiries where order_id = ?", id);

test.each(ends)(
  "the private link of an order that is %s shows its state in place of the form",
  async (state, title, end) => {
    const order = await begun();
    await end(order.sessionId);
    expect(order.state()).toBe(state);
    const html = await order.client.page(order.link);
    expect(textOf(html)).toContain(title);
    expect(textOf(html)).toContain(order.order.reference);
    expect(html).not.toContain('name="textContent"');
  },
);

test.each(ends)(
  "a form opened before its order was %s is refused, and its fields and files are shown again",
  async (state, title, end) => {
    const { client, order, sessionId, state: now } = await begun();
    await end(sessionId);
    const answer = await client.send([], { ...filledIn, brandColors: "red" });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(title);
    expect(fieldValues(answer.body)).toMatchObject({ ...filledIn, brandColors: "red" });
    expect(listedFiles(answer.body)).toHaveLength(1);
    expect(now()).toBe(state);
    expect(inquiriesOf(order)).toEqual([]);
    expect(subjectsOf(site, order).filter((subject) => /assets/i.test(subject))).toEqual([]);
  },
);

test("after a dispute was won the form is shown again with its fields and can be sent", async () => {
  const { client, link, order, sessionId, state } = await begun();
  await billing.dispute(sessionId);
  await client.send([], { ...filledIn, brandColors: "red" });
  await billing.closeDispute(sessionId, "won");
  const html = await client.open(link);
  expect(fieldValues(html)).toMatchObject({ ...filledIn, brandColors: "red" });
  expect((await client.send([], { ...filledIn })).status).toBe(303);
  expect(state()).toBe("assets_received");
  expect(inquiriesOf(order)).toHaveLength(1);
});
