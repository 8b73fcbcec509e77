import { describe, expect, test } from "vitest";
import { plainAmount, plainMoney } from "~/content/format";
import { site as brand } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { logo, png } from "../support/assets/upload-samples";
import { desk } from "../support/operations/desk";
import {
  escapes,
  hostile,
  hostileOrder,
  listedSite,
  sendAssets,
} from "../support/operations/listed-site";
import { orderOf, paidOrder, placeOrder, type OrderRow } from "../support/orders/order-visitor";

const site = await listedSite();

type Row = Record<string, unknown>;

const dangerous = /(?!\n)[\p{Cc}\u202a-\u202e]/u;

const listed = async (...words: string[]) =>
  JSON.parse((await desk(site, ...words, "--json")).out) as Row[];

const exported = async (...words: string[]) => {
  const { out } = await desk(site, "export", ...words, "--jsonl");
  return out
    .trimEnd()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
};

const orderedAt = (at: string, { id }: OrderRow) =>
  site.execute("update orders set created_at = ? where id = ?", at, id);

describe("a list of the desk", () => {
  test("continues page by page, the newest first, without missing a row", async () => {
    for (let count = 0; count < 5; count += 1) await placeOrder(site);
    // Rows of the same moment must be listed separately.
    site.execute("update orders set created_at = (select max(created_at) from orders)");
    const seen: unknown[] = [];
    let more: string[] = [];
    for (let page = 0; page < 100; page += 1) {
      const { out, err, code } = await desk(site, "orders", "--limit", "2", "--json", ...more);
      expect(code).toBe(0);
      seen.push(...(JSON.parse(out) as Row[]).map(({ id }) => id));
      const cursor = /--before \S+$/.exec(err.trim())?.[0];
      if (!cursor) break;
      more = cursor.split(" ");
    }
    const all = site.rows("select id from orders order by created_at desc, id desc");
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test("of orders can be filtered by state and day", async () => {
    const { order } = await paidOrder(site);
    orderedAt("2020-05-05T10:00:00.000Z", order);
    const paid = await listed("orders", "--state", "paid");
    expect(paid).toEqual([expect.objectContaining({ id: order.id, reference: order.reference })]);
    const ids = async (since: string) =>
      (await listed("orders", "--state", "paid", "--since", since)).map(({ id }) => id);
    expect(await ids("2020-05-05")).toEqual([order.id]);
    expect(await ids("2020-05-05T10:00:00.001Z")).toEqual([]);
    expect(await ids("2020-05-06")).toEqual([]);
  });

  test("shows times and takes days in TIME_ZONE, and moments as they are", async () => {
    const { order } = await paidOrder(site);
    orderedAt("2020-07-05T02:30:00.000Z", order);
    const there = { env: { ...site.env, TIME_ZONE: "America/New_York" } };
    const line = async (...words: string[]) =>
      (await desk(there, "orders", ...words)).out
        .split("\n")
        .find((row) => row.startsWith(order.reference));
    expect(await line()).toContain("2020-07-04 22:30 ");
    expect((await desk(there, "show", order.reference)).out).toContain("2020-07-04 22:30 ");
    const since = (date: string) => line("--limit", "1000", "--since", date);
    expect(await since("2020-07-04")).toBeDefined();
    expect(await since("2020-07-05")).toBeUndefined();
    expect(await since("2020-07-05T02:30Z")).toBeDefined();
    expect(await since("2020-07-05T02:31Z")).toBeUndefined();
    site.execute("update orders set created_at = updated_at where id = ?", order.id);
  });

  test("of orders has at most 120 columns and one line per order, whatever the order contains", async () => {
    const { order } = await hostileOrder(site);
    const { out } = await desk(site, "orders");
    const lines = out.trimEnd().split("\n");
    const count = site.rows<{ n: number }>("select count(*) n from orders")[0]!.n;
    expect(lines).toHaveLength(count + 1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
    expect(lines[0]).toMatch(/^REFERENCE {2,}STATE {2,}ORDERED/);
    expect(lines.filter((line) => line.startsWith(order.reference))).toHaveLength(1);
    expect(out).not.toMatch(dangerous);
    const json = (await desk(site, "orders", "--json")).out;
    expect(json).not.toMatch(dangerous);
    const row = (JSON.parse(json) as Row[]).find(({ id }) => id === order.id);
    expect(row).toMatchObject({ ...hostile, budget: escapes });
  });

  test("that is empty says so, and is an empty array in JSON", async () => {
    const disputed = ["orders", "--state", "disputed"];
    expect(await desk(site, ...disputed)).toEqual({ code: 0, out: "", err: "None.\n" });
    expect(await listed(...disputed)).toEqual([]);
  });
});

describe("desk show and the list of inquiries", () => {
  test("lists inquiries with the URLs of their files", async () => {
    const { id } = await sendAssets(site);
    const [newest] = await listed("inquiries", "--limit", "1");
    expect(newest).toMatchObject({ id, email: filledIn.email });
    const [address] = newest!.file_urls as string[];
    expect((await fetch(address!)).status).toBe(200);
    expect((await desk(site, "inquiries")).out).toContain(`${id.slice(0, 8)}  20`);
  });

  test("lists inquiries by the state of their order and by day", async () => {
    const stranger = await sendAssets(site);
    await sendAssets(site);
    const { id, reference } = await sendAssets(site);
    site.execute("update inquiries set order_id = null where id = ?", stranger.id);
    const ids = async (...words: string[]) =>
      (await listed("inquiries", "--state", ...words)).map((row) => row.id);
    const all = site.rows<{ id: string }>(
      `select id from inquiries where order_id in (select id from orders where
       state = 'assets_received') order by created_at desc, id desc`,
    );
    expect(await ids("assets_received")).toEqual(all.map((row) => row.id));
    site.execute("update orders set state = 'refunded' where reference = ?", reference);
    expect(await ids("refunded")).toEqual([id]);
    expect(await ids("refunded", "--since", "2099-01-01")).toEqual([]);
    expect(await exported("inquiries", "--state", "refunded")).toMatchObject([{ id }]);
  });

  test("shows an order as one JSON object with its money, history, inquiries, drafts and emails", async () => {
    const { reference, id, fields } = await sendAssets(site);
    const { code, out } = await desk(site, "show", reference, "--json");
    const details = JSON.parse(out) as Record<"inquiries" | "mails", Row[]>;
    expect(code).toBe(0);
    expect(details).toMatchObject({
      order: { reference, state: "assets_received", email: fields.email },
      step: { name: "preview to make", due: expect.stringMatching(/^by \w+day, /) },
      ledger: [
        { kind: "charge", amount_total: stripePrices.total, currency: stripePrices.currency },
      ],
      payments: [{ ended_at: null }],
      requests: [],
      inquiries: [{ id, order_reference: reference, files: [{ size: png.length }] }],
      drafts: [],
    });
    const subjects = details.mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Your ${brand.name} order ${reference}`);
    expect(out).not.toMatch(/link=|[\u202a-\u202e]/);
    const alone = JSON.parse((await desk(site, "show", id, "--json")).out) as typeof details;
    expect(alone).toEqual({
      inquiries: details.inquiries,
      mails: details.mails.filter(({ inquiry_id }) => inquiry_id === id),
    });
  });

  test("shows an order by its reference in any case, with all its details", async () => {
    const { fields, reference, id } = await sendAssets(site);
    const { code, out } = await desk(site, "show", reference.toLowerCase());
    expect(code).toBe(0);
    const charged = plainMoney({ cents: stripePrices.total, currency: stripePrices.currency });
    for (const words of [
      ...[`Order ${reference}`, "assets_received", fields.name, `    | ${fields.project}`],
      ...[`Payment of ${charged}`, `Inquiry ${id}`, "    | Since 1988."],
      ...["logo gnp.exe.png (0.1 kB)", site.env.BUCKET_PUBLIC_URL!],
      `Your ${brand.name} order ${reference}`,
    ]) {
      expect(out).toContain(words);
    }
    expect(out).not.toMatch(dangerous);
    const upperCaseId = orderOf(site, fields).id.toUpperCase();
    expect((await desk(site, "show", upperCaseId)).out).toBe(out);
  });

  test("shows an inquiry by the first characters of its id, and refuses an ambiguous id", async () => {
    const { id, reference } = await sendAssets(site);
    const { out } = await desk(site, "show", id.slice(0, 8));
    expect(out).toContain(`Inquiry ${id}\n  Order    ${reference}`);
    const unknown = await desk(site, "show", "ffffffff-ffff");
    expect([unknown.code, unknown.out]).toEqual([1, ""]);

    const mails = site.rows<{ id: string }>("select id from outbox");
    for (const [at, { id: mail }] of mails.slice(0, 2).entries()) {
      site.execute("update outbox set id = ? where id = ?", `abcdef${at}${mail.slice(7)}`, mail);
    }
    const shared = await desk(site, "outbox", "retry", "ABCDEF");
    expect([shared.code, shared.err]).toEqual([1, expect.stringContaining("more than one")]);
  });

  test("shows an order's open draft with its files", async () => {
    const { link, order } = await paidOrder(site);
    const client = await openedClient(site, link);
    const fields = { ...filledIn, textContent: "Not finished\x0b", intent: "save" };
    await client.send([logo], fields);
    const { out } = await desk(site, "show", order.reference);
    expect(out).toContain("Draft ");
    expect(out).toContain("    | Not finished");
    expect(out).toContain("logo.png (0.1 kB)");
  });
});

describe("an export of the desk", () => {
  test("as JSON Lines contains one object per line with unchanged texts", async () => {
    await sendAssets(site);
    const { order } = await hostileOrder(site);
    const rows = await exported("orders");
    expect(rows).toHaveLength(site.rows("select id from orders").length);
    expect(rows.at(-1)).toMatchObject({ id: order.id, ...hostile, budget: escapes });
    const [first] = await exported("inquiries");
    expect(first?.file_urls).toEqual([expect.stringMatching(/^http/)]);
    expect((await desk(site, "export", "inquiries", "--csv")).out).toContain('"[""http');
  });

  test("of the ledger has a line for whatever moved money, and its sum is what stayed of the order", async () => {
    const { order, sessionId } = await paidOrder(site);
    const { billing } = site.sandbox.stripe;
    await billing.renew(sessionId, true);
    await billing.renew(sessionId, false);
    await billing.refund(sessionId, { amount: 100 });
    await billing.dispute(sessionId, { month: 1 });
    const { currency, total, monthly } = stripePrices;
    const plain = (cents: number) => plainAmount({ cents, currency });
    const rows = (await exported("ledger")).filter(
      ({ reference }) => reference === order.reference,
    );
    const amounts = rows.map(({ kind, state, gross }) => [
      `${kind as string} ${state as string}`,
      gross,
    ]);
    expect(Object.fromEntries(amounts)).toEqual({
      "charge paid": plain(total),
      "renewal paid": plain(monthly),
      "renewal failed": plain(0),
      "refund paid": plain(-100),
      "dispute open": plain(-monthly),
    });
    const orders = await exported("orders");
    const together = plain(total - 100);
    expect(orders.find(({ id }) => id === order.id)).toMatchObject({
      ...{ currency, gross: plain(total), refunded: plain(100), renewals: plain(monthly) },
      ...{ disputed: plain(monthly), together, together_net: together, together_tax: plain(0) },
      ...{ assignee: null, launched_url: null },
    });
    const { out } = await desk(site, "export", "ledger", "--csv");
    expect(out).toMatch(/^date,reference,kind,state,net,tax,gross,currency,.*,stripe_id\r\n/);
    const line = `,${order.reference},refund,paid,${plain(-100)},${plain(0)},${plain(-100)},`;
    expect(out).toContain(`${line}${currency},`);
  });

  test("of the ledger is limited by the day the money moved, and by its orders' state", async () => {
    const { order } = await paidOrder(site);
    const moved = "update ledger set created_at = ?, moved_at = ? where order_id = ?";
    site.execute(moved, "2098-04-30T23:00:00.000Z", "2098-05-01T00:00:00.000Z", order.id);
    const references = async (...words: string[]) =>
      (await exported("ledger", "--since", ...words)).map((row) => [row.date, row.reference]);
    expect(await references("2098-05-01")).toEqual([["2098-05-01", order.reference]]);
    expect(await references("2098-05-01", "--state", "paid")).toHaveLength(1);
    expect(await references("2098-05-01T00:01Z")).toEqual([]);
    expect(await references("2098-05-01", "--state", "refunded")).toEqual([]);
  });

  test("can be limited by day and state", async () => {
    const [early, late] = [await placeOrder(site), await placeOrder(site)];
    const { order: paid } = await paidOrder(site);
    for (const [id, day] of [
      [early.order.id, "2098-05-04T23:59:59.999Z"],
      [late.order.id, "2098-05-05T00:00:00.000Z"],
      [paid.id, "2098-05-06T00:00:00.000Z"],
    ]) {
      site.execute("update orders set created_at = ? where id = ?", day, id);
    }
    const since = ["orders", "--since", "2098-05-05"];
    const ids = async (...words: string[]) => (await exported(...words)).map(({ id }) => id);
    expect(await ids(...since)).toEqual([late.order.id, paid.id]);
    expect(await ids(...since, "--state", "paid")).toEqual([paid.id]);
    site.execute("update orders set created_at = updated_at");
  });
});
