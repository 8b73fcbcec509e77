import { describe, expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { priceTexts } from "~/content/price-texts";
import { desk } from "../support/operations/desk";
import { paidOrder, type OrderRow } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { sharedSite, supportEmail } from "../support/site";

const site = await sharedSite();

const PREVIEW = "https://preview.test/ann?version=1&key=a";
const show = (reference: string, url = PREVIEW) =>
  desk(site, "orders", "ready", reference, "--url", url);
const WHY = "she handed us everything";
const launch = (reference: string, ...more: string[]) =>
  desk(site, "orders", "launched", reference, ...more);
const launchAnyhow = (reference: string) => launch(reference, "--why", WHY);

const row = ({ id }: OrderRow) =>
  site.rows<OrderRow>("select * from orders where id = ?", id)[0] as OrderRow;
const reports = ({ id }: OrderRow) =>
  site.rows(
    "select id from outbox where order_id = ? and (dedupe_key like '% ready %' or dedupe_key like '% launched')",
    id,
  );

/** The emails to a buyer with this subject, once all about the order are sent. */
async function emails(order: OrderRow, to: string, subject: string) {
  await allMailsSent(site, order);
  return mailedTo(site, to).filter(({ Subject }) => Subject?.startsWith(subject));
}

describe("desk orders ready", () => {
  test("emails the buyer the preview, whose answer goes to support, and leaves the order's state", async () => {
    const { order, fields } = await paidOrder(site);
    const ran = await show(order.reference.toLowerCase());
    expect(ran).toMatchObject({ code: 0, out: `${order.reference} ready\n` });
    const [mail] = await emails(order, fields.email, "Your website is ready to look at");
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
    const { code, err } = await show(order.id);
    expect([code, err]).toEqual([0, "No mail is sent: its buyer has this URL already.\n"]);
    expect(row(order).ready_at).toBe(first);
    expect(reports(order)).toHaveLength(1);
    for (const url of ["https://preview.test/2", PREVIEW]) {
      expect((await show(order.id, url)).err).toContain("The site mails its buyer");
    }
    const sent = await emails(order, fields.email, "Your website is ready to look at");
    const urls = sent.map(({ TextBody }) => /https:\/\/preview\S+/.exec(TextBody ?? "")?.[0]);
    expect(urls).toEqual([PREVIEW, "https://preview.test/2", PREVIEW]);
  });
});

describe("desk orders launched", () => {
  test("is refused for an order without assets and preview unless it says why, and sends nothing then", async () => {
    const { order } = await paidOrder(site);
    const before = row(order);
    const refused = await launch(order.reference);
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect(refused.err).toMatch(/has sent no assets and was shown no preview.*add --why/);
    expect([row(order), reports(order)]).toEqual([before, []]);
    expect((await launch(order.reference, "--why", " ")).code).toBe(2);
    expect((await launchAnyhow(order.reference)).code).toBe(0);
    expect((await desk(site, "show", order.reference)).out).toContain(`Launched because  ${WHY}`);
  });

  test.each(["assets_received_at", "ready_at"])(
    "needs no reason for an order with its %s",
    async (column) => {
      const { order } = await paidOrder(site);
      site.execute(`update orders set ${column} = paid_at where id = ?`, order.id);
      expect((await launch(order.reference)).code).toBe(0);
    },
  );

  test("emails the buyer once what comes next, also without a preview", async () => {
    const { order, fields } = await paidOrder(site);
    const first = await launchAnyhow(order.reference);
    expect([first.code, first.out]).toEqual([0, `${order.reference} launched\n`]);
    const again = await launch(order.reference);
    expect([again.code, again.out]).toEqual([1, ""]);
    expect(again.err).toMatch(
      new RegExp(`^${brand.referencePrefix}-\\w+ was launched on [\\w ,.]+\\d{4}\\.\n$`),
    );
    const [mail] = await emails(order, fields.email, "Your website is live");
    expect(mail?.ReplyTo).toBe(supportEmail);
    for (const words of [
      `${priceTexts.monthly} a month`,
      "Two small edits a month",
      "refund within 7 days",
    ]) {
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
  ["launched", launchAnyhow],
] as const;

describe.each(commands)("desk orders %s", (_, run) => {
  test.each(["assets_received", "past_due"])("is for an order that is %s too", async (state) => {
    const { order } = await paidOrder(site);
    site.execute("update orders set state = ? where id = ?", state, order.id);
    expect((await run(order.reference)).code).toBe(0);
    expect(row(order).state).toBe(state);
    expect(reports(order)).toHaveLength(1);
  });

  test.each(["refunded", "disputed", "cancelled", "checkout_open"])(
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

  test("is stored for a buyer who was forgotten, who gets no email", async () => {
    const { order, fields } = await paidOrder(site);
    await desk(site, "forget", fields.email, "--yes");
    const ran = await run(order.reference);
    expect([ran.code, ran.err]).toEqual([0, "No mail is sent: its buyer was forgotten.\n"]);
    expect(row(order)).toMatchObject({ preview_url: null, launch_reason: null });
    expect(row(order).ready_at ?? row(order).launched_at).not.toBeNull();
    expect(reports(order)).toEqual([]);
  });
});

test("the desk shows and exports a preview and a launch, and forget removes the preview's URL", async () => {
  const { order, fields } = await paidOrder(site);
  await show(order.reference);
  await launchAnyhow(order.reference);
  const { ready_at, launched_at } = row(order);
  const shown = (await desk(site, "show", order.reference)).out;
  for (const fact of [PREVIEW, "Preview sent", "Launched"]) expect(shown).toContain(fact);
  const stored = { preview_url: PREVIEW, ready_at, launched_at, launch_reason: WHY };
  const lines = (await desk(site, "export", "orders", "--jsonl")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line) as OrderRow)).toContainEqual(
    expect.objectContaining({ id: order.id, ...stored }),
  );
  await desk(site, "forget", fields.email, "--yes");
  expect(row(order)).toMatchObject({ ...stored, preview_url: null, launch_reason: null });
});
