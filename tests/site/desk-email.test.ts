import { describe, expect, test } from "vitest";
import { OnboardingClient, fieldValues } from "../support/assets/onboarding-client";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import {
  linkIn,
  orderOf,
  paidOrder,
  placeOrder,
  validOrder,
  type OrderRow,
} from "../support/orders/order-visitor";
import { paidAgo, reminderOf } from "../support/orders/reminders";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

const mailsTo = (to: string) => site.sandbox.postmark.mails.filter((mail) => mail.To === to);
const unsent = ({ id }: OrderRow) =>
  site.rows<{ id: string }>("select id from outbox where order_id = ? and state != 'sent'", id);
const row = ({ id }: OrderRow) =>
  site.rows<OrderRow>("select * from orders where id = ?", id)[0] as OrderRow;

/** Changes the address of an order whose emails are sent, and waits for the receipt. */
async function readdress(order: OrderRow) {
  await until("the earlier emails are sent", () => unsent(order).length === 0);
  const { email } = validOrder();
  const ran = await desk(site, "orders", "email", order.reference, email);
  expect(ran).toMatchObject({ code: 0, out: `${order.reference} readdressed\n` });
  await until("the receipt is sent", () => unsent(order).length === 0);
  expect(mailsTo(email)).toHaveLength(1);
  return { ...ran, email };
}

describe("desk orders email", () => {
  test("sends the receipt once to the new address, with a link that opens the order", async () => {
    const { order, fields } = await paidOrder(site);
    const { email, err } = await readdress(order);
    const [first, ...more] = mailsTo(fields.email);
    expect(more).toEqual([]);
    const [receipt] = mailsTo(email);
    expect(receipt?.Subject).toBe(first?.Subject);
    expect(receipt?.TextBody).toContain("$1,626");
    const link = linkIn(receipt?.TextBody, "/onboarding");
    const html = await new HttpClient(site.url).page(link);
    expect(textOf(html)).toContain(order.reference);
    expect(fieldValues(html)).toMatchObject({ email });
    expect(row(order)).toMatchObject({ email, state: "paid" });
    for (const output of [err, site.output()]) {
      expect(output).not.toContain(email);
      expect(output).not.toContain(fields.email);
    }
  });

  test("makes the earlier links unknown, also in a browser that has opened them", async () => {
    const { order, link } = await paidOrder(site);
    paidAgo(site, order, 25);
    const reminder = await reminderOf(site, order, "24h");
    const stranger = new HttpClient(site.url);
    expect(textOf(await stranger.page(link))).toContain(order.reference);
    const { email } = await readdress(order);
    for (const client of [stranger, new HttpClient(site.url)]) {
      for (const path of [link, linkIn(reminder, "/onboarding"), "/onboarding"]) {
        const html = await client.page(path);
        expect(html).not.toContain(order.reference);
        expect(html).not.toContain(email);
      }
    }
    const stop = await stranger.request(linkIn(reminder, "/reminders"));
    expect(stop.status).toBe(404);
  });

  test("leaves the buyer's own browser its order, and what is begun of its assets", async () => {
    const { order, link, visitor } = await paidOrder(site);
    const client = new OnboardingClient(site);
    await client.open(link);
    await client.send([], { intent: "save", brandColors: "navy" });
    const { email } = await readdress(order);
    const html = await visitor.page("/onboarding");
    expect(textOf(html)).toContain(order.reference);
    expect(fieldValues(html)).toMatchObject({ brandColors: "navy" });
    expect(row(order)).toMatchObject({ email });
  });

  test("readdresses what is not sent yet, and replaces an unsent receipt", async () => {
    const { order, fields, sessionId } = await placeOrder(site);
    const heal = site.sandbox.postmark.fail({ status: 500 });
    await site.sandbox.stripe.pay(sessionId);
    await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/ann");
    const { email } = validOrder();
    await desk(site, "orders", "email", order.reference, email);
    heal();
    // However often they have failed by now, and are to wait.
    for (const { id } of unsent(order)) await desk(site, "outbox", "retry", id);
    await until("every email is sent", () => unsent(order).length === 0);
    expect(mailsTo(fields.email)).toEqual([]);
    expect(mailsTo(email).map(({ Subject }) => Subject)).toEqual([
      `Your website is ready to look at (${order.reference})`,
      expect.stringContaining("order"),
    ]);
  });

  test("sends the preview of a website that waits for its launch, and nothing of one that is live", async () => {
    const { order } = await paidOrder(site);
    await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/bob");
    await until("the preview is sent", () => unsent(order).length === 0);
    const readdressed = async () => {
      const { email } = validOrder();
      await desk(site, "orders", "email", order.reference, email);
      await until("every email is sent", () => unsent(order).length === 0);
      return mailsTo(email).map(({ Subject }) => Subject);
    };
    const receipt = expect.stringContaining("order") as string;
    const preview = `Your website is ready to look at (${order.reference})`;
    expect((await readdressed()).sort()).toEqual([receipt, preview]);
    await desk(site, "orders", "launched", order.reference);
    await until("the launch is sent", () => unsent(order).length === 0);
    expect(await readdressed()).toEqual([receipt]);
  });

  test("sends the preview that Postmark had refused for the wrong address", async () => {
    const { order } = await paidOrder(site);
    await until("the earlier emails are sent", () => unsent(order).length === 0);
    const heal = site.sandbox.postmark.fail({
      match: "POST /email",
      status: 422,
      body: JSON.stringify({ ErrorCode: 300, Message: "Invalid 'To' address" }),
    });
    await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/cy");
    await until("the preview has failed", () =>
      site
        .rows<{ state: string }>("select state from outbox where order_id = ?", order.id)
        .some(({ state }) => state === "failed"),
    );
    heal();
    const { email } = validOrder();
    await desk(site, "orders", "email", order.reference, email);
    await until("both are sent", () => mailsTo(email).length === 2);
    expect(mailsTo(email).map(({ Subject }) => Subject)).toContain(
      `Your website is ready to look at (${order.reference})`,
    );
  });

  test("works again for another address", async () => {
    const { order } = await paidOrder(site);
    const first = await readdress(order);
    const link = linkIn(mailsTo(first.email)[0]?.TextBody, "/onboarding");
    await readdress(order);
    expect(await new HttpClient(site.url).page(link)).not.toContain(order.reference);
  });
});

describe("desk orders email changes nothing", () => {
  test.each(["ann", "ann@plumbing", "a nn@plumbing.test", `${"a".repeat(250)}@plumbing.test`])(
    "for the invalid address %j",
    async (address) => {
      const { order, fields } = await paidOrder(site);
      const { code, out, err } = await desk(site, "orders", "email", order.reference, address);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/^error: /);
      expect(orderOf(site, fields)).toMatchObject({ id: order.id });
    },
  );

  test("for an order that is not paid, or does not exist", async () => {
    const { order, fields } = await placeOrder(site);
    const unpaid = await desk(site, "orders", "email", order.reference, "b@plumbing.test");
    expect([unpaid.code, unpaid.out]).toEqual([1, ""]);
    expect(unpaid.err).toBe(`${order.reference} is not paid: its state is checkout_open.\n`);
    expect(orderOf(site, fields)).toMatchObject({ id: order.id });
    const unknown = await desk(site, "orders", "email", "SW-22222222", "b@plumbing.test");
    expect([unknown.code, unknown.err]).toEqual([1, "There is no order SW-22222222.\n"]);
  });

  test("for the address that the order has, and for a buyer who was forgotten", async () => {
    const { order, fields, link } = await paidOrder(site);
    const same = await desk(site, "orders", "email", order.reference, fields.email);
    expect([same.code, same.err]).toEqual([1, `${order.reference} has this address already.\n`]);
    expect(await new HttpClient(site.url).page(link)).toContain(order.reference);
    await desk(site, "forget", fields.email, "--yes");
    const gone = await desk(site, "orders", "email", order.reference, fields.email);
    expect([gone.code, gone.err]).toEqual([1, `The buyer of ${order.reference} was forgotten.\n`]);
    expect(row(order).email).toBe("");
  });
});
