import { describe, expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { priceTexts } from "~/content/price-texts";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { desk } from "../support/operations/desk";
import { paidOrder, validOrder, type OrderRow } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

const PREVIEW = "https://preview.test/ann?version=1&key=a";
const WEBSITE = "https://anns-plumbing.test/";
const show = (reference: string, url = PREVIEW) =>
  desk(site, "orders", "ready", reference, "--url", url);
const WHY = "she handed us everything";
const launch = (reference: string, ...more: string[]) =>
  desk(site, "orders", "launched", reference, ...more);
const launchAnyhow = (reference: string) => launch(reference, "--why", WHY);
const undo = (reference: string) => launch(reference, "--undo");

const row = ({ id }: OrderRow) =>
  site.rows<OrderRow>("select * from orders where id = ?", id)[0] as OrderRow;
const reports = ({ id }: OrderRow) =>
  site.rows(
    "select id from outbox where order_id = ? and (dedupe_key like '% ready %' or dedupe_key like '% launch%')",
    id,
  );
const times = ({ id }: OrderRow, kind: string) =>
  site.rows("select id from order_events where order_id = ? and kind = ?", id, kind).length;

const launchedAgo = ({ id }: OrderRow, minutes: number) => {
  const moment = new Date(Date.now() - minutes * 60_000).toISOString();
  site.execute("update orders set launched_at = ? where id = ?", moment, id);
};

/** An order whose website went live that long ago, as its buyer knows by now. */
async function toldOrder(minutes: number) {
  const { order, fields } = await paidOrder(site);
  await launchAnyhow(order.reference);
  launchedAgo(order, 11);
  await until("the buyer is to be told", () => row(order).launch_told_at);
  await allMailsSent(site, order);
  launchedAgo(order, minutes);
  return { order, fields };
}

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
  test.each([[[]], [["assets_received_at"]], [["ready_at"]]])(
    "is refused for an order with only %j of assets and preview unless it says why, and stores nothing then",
    async (columns) => {
      const { order } = await paidOrder(site);
      for (const column of columns) {
        site.execute(`update orders set ${column} = paid_at where id = ?`, order.id);
      }
      const before = row(order);
      const refused = await launch(order.reference);
      expect([refused.code, refused.out]).toEqual([1, ""]);
      expect(refused.err).toMatch(/has sent no assets or was shown no preview.*add --why/);
      expect([row(order), times(order, "launched")]).toEqual([before, 0]);
      expect((await launch(order.reference, "--why", " ")).code).toBe(2);
      expect((await launchAnyhow(order.reference)).code).toBe(0);
      expect((await desk(site, "show", order.reference)).out).toContain(`because: ${WHY}`);
    },
  );

  test.each([
    ["at the address that it names", ["--url", "https://anns-plumbing.test"], WEBSITE],
    ["where its preview was", [], PREVIEW],
  ])("stores that the website is live %s, once", async (_, words, launched_url) => {
    const { order } = await paidOrder(site);
    await show(order.reference);
    site.execute("update orders set assets_received_at = paid_at where id = ?", order.id);
    const first = await launch(order.reference, ...words);
    expect([first.code, first.out]).toEqual([0, `${order.reference} launched\n`]);
    expect(first.err).toContain(`orders launched ${order.reference} --undo`);
    expect(row(order)).toMatchObject({ launched_url, launch_told_at: null, state: "paid" });
    const again = await launch(order.reference);
    expect([again.code, again.out]).toEqual([1, ""]);
    expect(again.err).toMatch(
      new RegExp(`^${brand.referencePrefix}-\\w+ was launched on [\\w ,.]+\\d{4}\\.\n$`),
    );
    expect((await desk(site, "show", order.reference)).out).toContain(launched_url);
  });

  test("emails the buyer after ten minutes, once, where the website is and what comes next", async () => {
    const { order: early } = await paidOrder(site);
    const { order, fields } = await paidOrder(site);
    for (const { reference } of [early, order]) {
      await launch(reference, "--why", WHY, "--url", WEBSITE);
    }
    launchedAgo(early, 9);
    launchedAgo(order, 10);
    const sent = () => emails(order, fields.email, "Your website is live");
    await until("the buyer is told", async () => (await sent()).length > 0);
    const [mail, ...more] = await sent();
    expect([more, mail?.ReplyTo]).toEqual([[], supportEmail]);
    for (const words of [
      ...[`Visit your website: ${WEBSITE}\n`, `${priceTexts.monthly} a month`],
      ...["Two small edits a month", "refund within 7 days"],
    ]) {
      expect(mail?.TextBody).toContain(words);
    }
    expect([row(early).launch_told_at, reports(early)]).toEqual([null, []]);
  });

  test("is taken back by --undo without a word to the buyer within ten minutes", async () => {
    const { order } = await paidOrder(site);
    expect(await undo(order.reference)).toEqual({
      ...{ code: 1, out: "", err: `${order.reference} is not launched.\n` },
    });
    await launchAnyhow(order.reference);
    const ran = await undo(order.reference);
    expect([ran.code, ran.out]).toEqual([0, `${order.reference} not launched\n`]);
    expect(ran.err).toBe("No mail is sent.\n");
    expect(row(order)).toMatchObject({
      launched_at: null,
      launched_url: null,
      launch_reason: null,
    });
    expect(reports(order)).toEqual([]);
    expect((await desk(site, "show", order.reference)).out).toContain("took the launch back");
    expect((await launchAnyhow(order.reference)).code).toBe(0);
  });

  test("is taken back with a correction to a buyer who knows, within an hour", async () => {
    const { order, fields } = await toldOrder(59);
    const ran = await undo(order.reference);
    expect([ran.code, ran.err]).toEqual([0, "The site mails its buyer a correction.\n"]);
    const sent = await emails(order, fields.email, "Your website is not live yet");
    expect(sent.map(({ ReplyTo }) => ReplyTo)).toEqual([supportEmail]);
    expect(row(order)).toMatchObject({ launched_at: null, launch_told_at: null });
  });

  test("stays after an hour, when the buyer may have told others", async () => {
    const { order } = await toldOrder(61);
    const before = row(order);
    const ran = await undo(order.reference);
    expect([ran.code, ran.out]).toEqual([1, ""]);
    expect(ran.err).toContain("its buyer knows: write to them yourself");
    expect(row(order)).toEqual(before);
  });

  test("is told once to the order's corrected address, also long after its email went to the wrong one", async () => {
    const { order } = await toldOrder(3 * 24 * 60);
    const { email } = validOrder();
    await desk(site, "orders", "email", order.reference, email);
    await until("the launch is told", () => row(order).launch_told_at);
    await desk(site, "orders", "email", order.reference, email);
    const told = await emails(order, email, "Your website is live");
    expect(told.map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining("is online")]);
    expect([times(order, "launch_told"), reports(order).length]).toEqual([2, 2]);
  });

  test("ends the previews", async () => {
    const { order } = await paidOrder(site);
    await show(order.reference);
    expect((await launchAnyhow(order.reference)).code).toBe(0);
    const late = await show(order.reference, "https://preview.test/2");
    expect([late.code, late.err]).toEqual([1, expect.stringContaining("was launched on")]);
    expect(row(order).preview_url).toBe(PREVIEW);
  });
});

const commands = [
  ["ready", show, "preview_ready"],
  ["launched", launchAnyhow, "launched"],
] as const;

describe.each(commands)("desk orders %s", (_, run, kind) => {
  test.each(["assets_received", "past_due"])("is for an order that is %s too", async (state) => {
    const { order } = await paidOrder(site);
    site.execute("update orders set state = ? where id = ?", state, order.id);
    expect((await run(order.reference)).code).toBe(0);
    expect([row(order).state, times(order, kind)]).toEqual([state, 1]);
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
      expect([row(order), times(order, kind)]).toEqual([before, 0]);
    },
  );

  test("is stored for a buyer who was forgotten, who gets no email", async () => {
    const { order, fields } = await paidOrder(site);
    await desk(site, "forget", fields.email, "--yes");
    const ran = await run(order.reference);
    expect([ran.code, ran.err]).toEqual([0, "No mail is sent: its buyer was forgotten.\n"]);
    expect(row(order)).toMatchObject({
      preview_url: null,
      launched_url: null,
      launch_reason: null,
    });
    expect(row(order).ready_at ?? row(order).launched_at).not.toBeNull();
    expect(reports(order)).toEqual([]);
  });
});

test("the desk shows and exports a preview and a launch, and forget removes their URLs", async () => {
  const { order, fields } = await paidOrder(site);
  await show(order.reference);
  await launchAnyhow(order.reference);
  const { ready_at, launched_at } = row(order);
  const shown = (await desk(site, "show", order.reference)).out;
  for (const fact of ["showed the buyer a preview", "launched the website"]) {
    expect(shown).toContain(`The command line ${fact}`);
  }
  const stored = { preview_url: PREVIEW, ready_at, launched_at, launch_reason: WHY };
  const lines = (await desk(site, "export", "orders", "--jsonl")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line) as OrderRow)).toContainEqual(
    expect.objectContaining({ id: order.id, ...stored }),
  );
  await desk(site, "forget", fields.email, "--yes");
  const erased = { preview_url: null, launched_url: null, launch_reason: null };
  expect(row(order)).toMatchObject({ ...stored, ...erased });
});
