import { describe, expect, test } from "vitest";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { paidOrder, placeOrder, validOrder, type OrderRow } from "../support/orders/order-visitor";
import { mailedTo } from "../support/orders/person";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

let addresses = 0;
const bouncing = (type = "hardbounce") =>
  `${type}+receipt${++addresses}@bounce-testing.postmarkapp.com`;

const cameBack = ({ id }: OrderRow) =>
  site.rows("select id from outbox where order_id = ? and bounced_at is not null", id).length > 0;

/** An order whose receipt was sent and came back. */
async function bouncedOrder() {
  const placed = await paidOrder(site, validOrder({ email: bouncing() }));
  await until("the site knows that the receipt came back", () => cameBack(placed.order));
  return placed;
}

/** An order to whose buyer Postmark refuses to send. */
async function refusedOrder() {
  const email = `ann${++addresses}@inactive.test`;
  const placed = await placeOrder(site, validOrder({ email }));
  await site.sandbox.stripe.pay(placed.sessionId);
  await until("the receipt is refused", () => cameBack(placed.order));
  return placed;
}

const NOTICE = "Our email to you came back";

describe("the thank-you page of an order whose receipt came back", () => {
  test.each([
    ["after it was sent", bouncedOrder],
    ["as Postmark refused its recipient", refusedOrder],
  ])("%s says so in the order's own browser, with the link to support", async (_, begin) => {
    const { visitor, fields, order, sessionId } = await begin();
    for (const page of ["/thank-you", `/thank-you?session_id=${sessionId}`]) {
      const html = await visitor.page(page);
      const words = textOf(html);
      expect(words).toContain("Thank you for your order!");
      expect(words).toContain(`${NOTICE} We could not deliver it to ${fields.email}.`);
      expect(words).not.toContain("We have sent your receipt to");
      expect(html).toContain(
        `href="mailto:${supportEmail}?subject=Wrong%20address%20for%20order%20${order.reference}"`,
      );
    }
  });

  test("says nothing of it in other browsers, neither a stranger's nor another buyer's", async () => {
    const { fields, sessionId } = await bouncedOrder();
    const { visitor: another } = await paidOrder(site);
    for (const client of [new HttpClient(site.url), another]) {
      const html = await client.page(`/thank-you?session_id=${sessionId}`);
      expect(textOf(html)).toContain("Thank you for your order!");
      expect(html).not.toContain(NOTICE);
      expect(html).not.toContain(fields.email);
      expect(html).not.toContain('"bounced":true');
    }
    expect(await another.page("/thank-you")).not.toContain(NOTICE);
  });

  test("names the new address once the operator has changed it, and a late report changes nothing", async () => {
    const { visitor, order } = await bouncedOrder();
    const { email } = validOrder();
    const ran = await desk(site, "orders", "email", order.reference, email);
    expect(ran).toMatchObject({ code: 0, out: `${order.reference} readdressed\n` });
    site.execute("update outbox set bounced_at = null where order_id = ?", order.id);
    await until("the bounce is reported again", () => cameBack(order));
    const words = textOf(await visitor.page("/thank-you"));
    expect(words).toContain(`We have sent your receipt to ${email}`);
    expect(words).not.toContain(NOTICE);
  });
});

describe("for an order whose receipt came back", () => {
  test("the log says so without the address, and desk show since when, until the address is changed", async () => {
    const { order, fields } = await bouncedOrder();
    expect(site.output()).toContain('"msg":"emails came back"');
    expect(site.output()).not.toContain(fields.email);
    const shown = async () => (await desk(site, "show", order.reference)).out;
    expect(await shown()).toMatch(/\n {2}Email came back +\d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
    expect(await shown()).toContain("bounced: HardBounce");
    await desk(site, "orders", "email", order.reference, validOrder().email);
    expect(await shown()).not.toContain("Email came back");
  });

  test("desk orders email sends the receipt to the same address again", async () => {
    const { order, fields } = await bouncedOrder();
    const ran = await desk(site, "orders", "email", order.reference, fields.email);
    expect(ran).toMatchObject({ code: 0, out: `${order.reference} readdressed\n` });
    await until("the receipt is sent again", () => mailedTo(site, fields.email).length === 2);
  });

  test("desk orders email sends what Postmark has refused to the new address", async () => {
    const { order, fields } = await refusedOrder();
    await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/ann");
    const failed = "select id from outbox where order_id = ? and state = 'failed'";
    await until("both are refused", () => site.rows(failed, order.id).length === 2);
    const { email } = validOrder();
    await desk(site, "orders", "email", order.reference, email);
    const subjects = () => mailedTo(site, email).map(({ Subject }) => Subject);
    await until("both are sent", () => subjects().length === 2);
    expect(subjects()[1]).toBe(`Your website is ready to look at (${order.reference})`);
    expect(mailedTo(site, fields.email)).toEqual([]);
    expect(site.rows(failed, order.id)).toEqual([]);
  });

  test("desk forget leaves nothing of it", async () => {
    const { order, fields, visitor } = await bouncedOrder();
    await desk(site, "forget", fields.email, "--yes");
    expect(cameBack(order)).toBe(false);
    expect((await desk(site, "show", order.reference)).out).not.toContain("Email came back");
    expect(await visitor.page("/thank-you")).not.toContain(NOTICE);
  });
});
