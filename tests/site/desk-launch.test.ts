import { describe, expect, test } from "vitest";
import { desk } from "../support/operations/desk";
import { paidOrder, placeOrder, type OrderRow } from "../support/orders/order-visitor";

import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite();

const PREVIEW = "https://preview.test/ann?version=1&key=a";
const show = (reference: string, url = PREVIEW) =>
  desk(site, "orders", "ready", reference, "--url", url);
const launch = (reference: string) => desk(site, "orders", "launched", reference);

const row = ({ id }: OrderRow) =>
  site.rows<OrderRow>("select * from orders where id = ?", id)[0] as OrderRow;
const reports = ({ id }: OrderRow) =>
  site.rows(
    "select id from outbox where order_id = ? and (dedupe_key like '% ready %' or dedupe_key like '% launched')",
    id,
  );

/** The emails to a buyer with this subject, once there are as many. */
async function emails(to: string, subject: string, many = 1) {
  const found = () =>
    site.sandbox.postmark.mails.filter(
      (mail) => mail.To === to && mail.Subject?.startsWith(subject),
    );
  await until(`${many} of "${subject}" sent`, () => found().length === many);
  return found();
}

describe("desk orders ready", () => {
  test("emails the buyer the preview, whose answer goes to support, and leaves the order's state", async () => {
    const { order, fields } = await paidOrder(site);
    const ran = await show(order.reference.toLowerCase());
    expect(ran).toMatchObject({ code: 0, out: `${order.reference} ready\n` });
    const [mail] = await emails(fields.email, "Your website is ready to look at");
    expect(mail?.Subject).toContain(order.reference);
    expect(mail?.ReplyTo).toBe(supportEmail);
    expect(mail?.TextBody).toContain(`Look at your website: ${PREVIEW}\n`);
    expect(mail?.TextBody).toContain("within 24 hours keeps the date");
    expect(row(order)).toMatchObject({
      state: "paid",
      preview_url: PREVIEW,
      ready_at: expect.stringMatching(/^\d{4}-/),
      launched_at: null,
    });
  });

  test("emails another URL again, and the same one not", async () => {
    const { order, fields } = await paidOrder(site);
    await show(order.id);
    const first = row(order).ready_at;
    const same = await show(order.id);
    expect([same.code, same.err]).toEqual([
      0,
      "No mail is sent: its buyer has this URL already.\n",
    ]);
    expect(row(order).ready_at).toBe(first);
    expect(reports(order)).toHaveLength(1);
    for (const url of ["https://preview.test/2", PREVIEW]) {
      expect((await show(order.id, url)).err).toContain("The site mails its buyer");
    }
    const sent = await emails(fields.email, "Your website is ready to look at", 3);
    expect(sent.map(({ TextBody }) => /https:\/\/preview\S+/.exec(TextBody ?? "")?.[0])).toEqual([
      PREVIEW,
      "https://preview.test/2",
      PREVIEW,
    ]);
  });

  test.each(["http://preview.test", "preview.test", "javascript:alert(1)", ""])(
    "takes no URL like %j",
    async (url) => {
      const ran = await desk(site, "orders", "ready", "SW-7K3Q9PXM", "--url", url);
      expect([ran.code, ran.out]).toEqual([2, ""]);
      expect(ran.err).toContain("Give a URL with https://.");
    },
  );

  test("without a URL is wrong usage", async () => {
    expect((await desk(site, "orders", "ready", "SW-7K3Q9PXM")).code).toBe(2);
  });
});

describe("desk orders launched", () => {
  test("emails the buyer once what comes next, also without a preview", async () => {
    const { order, fields } = await paidOrder(site);
    expect(await launch(order.reference)).toMatchObject({
      code: 0,
      out: `${order.reference} launched\n`,
    });
    const again = await launch(order.reference);
    expect([again.code, again.out]).toEqual([1, ""]);
    expect(again.err).toMatch(
      new RegExp(`^${order.reference} was launched on \\w+ \\d+, \\d{4}\\.\n$`),
    );
    const [mail] = await emails(fields.email, "Your website is live");
    expect(mail?.ReplyTo).toBe(supportEmail);
    for (const words of ["$129 a month", "Two small edits a month", "refund within 7 days"]) {
      expect(mail?.TextBody).toContain(words);
    }
    expect(reports(order)).toHaveLength(1);
    expect(row(order)).toMatchObject({ state: "paid", ready_at: null });
  });

  test("ends the previews", async () => {
    const { order } = await paidOrder(site);
    await show(order.reference);
    expect((await launch(order.reference)).code).toBe(0);
    const late = await show(order.reference, "https://preview.test/2");
    expect([late.code, late.err]).toEqual([1, expect.stringContaining("was launched on")]);
    expect(row(order).preview_url).toBe(PREVIEW);
  });
});

const commands = [
  ["ready", show],
  ["launched", launch],
] as const;

describe.each(commands)("desk orders %s", (_, run) => {
  test.each(["assets_received", "past_due"])("is for an order that is %s too", async (state) => {
    const { order } = await paidOrder(site);
    site.execute("update orders set state = ? where id = ?", state, order.id);
    expect((await run(order.reference)).code).toBe(0);
    expect(row(order).state).toBe(state);
    expect(reports(order)).toHaveLength(1);
  });

  test.each(["refunded", "disputed", "cancelled"])(
    "fails for an order that is %s, and changes nothing",
    async (state) => {
      const { order } = await paidOrder(site);
      site.execute("update orders set state = ? where id = ?", state, order.id);
      const before = row(order);
      const ran = await run(order.reference);
      expect([ran.code, ran.out]).toEqual([1, ""]);
      expect(ran.err).toContain(`its state is ${state}`);
      expect(row(order)).toEqual(before);
      expect(reports(order)).toEqual([]);
    },
  );

  test("fails for an order that is not paid, and for one that does not exist", async () => {
    const { order } = await placeOrder(site);
    const unpaid = await run(order.reference);
    expect([unpaid.code, unpaid.err]).toEqual([1, expect.stringContaining("checkout_open")]);
    const unknown = await run("SW-22222222");
    expect([unknown.code, unknown.err]).toEqual([1, "There is no order SW-22222222.\n"]);
  });

  test("is stored for a buyer who was forgotten, who gets no email", async () => {
    const { order, fields } = await paidOrder(site);
    await desk(site, "forget", fields.email, "--yes");
    const ran = await run(order.reference);
    expect([ran.code, ran.err]).toEqual([0, "No mail is sent: its buyer was forgotten.\n"]);
    expect(row(order).preview_url).toBeNull();
    expect(row(order).ready_at ?? row(order).launched_at).not.toBeNull();
    expect(reports(order)).toEqual([]);
  });
});

test("the desk shows and exports a preview and a launch, and forget removes the preview's URL", async () => {
  const { order, fields } = await paidOrder(site);
  await show(order.reference);
  await launch(order.reference);
  const { ready_at, launched_at } = row(order);
  const shown = (await desk(site, "show", order.reference)).out;
  for (const fact of [PREVIEW, ready_at, launched_at]) expect(shown).toContain(fact);
  const stored = { preview_url: PREVIEW, ready_at, launched_at };
  const lines = (await desk(site, "export", "orders", "--jsonl")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line) as OrderRow)).toContainEqual(
    expect.objectContaining({ id: order.id, ...stored }),
  );
  await desk(site, "forget", fields.email, "--yes");
  expect(row(order)).toMatchObject({ ...stored, preview_url: null });
});
