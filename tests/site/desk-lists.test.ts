import { describe, expect, test } from "vitest";
import { filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { logoPng } from "../support/assets/sample-files";
import { desk } from "../support/operations/desk";
import { listedSite } from "../support/operations/listed-site";
import { orderOf, paidOrder, placeOrder, validOrder } from "../support/orders/order-visitor";

const site = await listedSite();

// What a form lets through, and what only an older version or another hand could have stored.
const hostile = {
  name: "Ann\nSW-FAKE2345  paid \u202eeman",
  project: 'Line one\nOrder SW-FAKE2345\n=HYPERLINK("http://evil.test")',
  assets: "=1+1",
};
const escapes = "\x1b[2J\x9b31m";
const dangerous = /(?!\n)[\p{Cc}\u202a-\u202e]/u;

type Row = Record<string, unknown>;
const listed = async (...words: string[]) =>
  JSON.parse((await desk(site, ...words, "--json")).out) as Row[];

async function hostileOrder() {
  const placed = await placeOrder(site, validOrder(hostile));
  site.execute("update orders set budget = ? where id = ?", escapes, placed.order.id);
  return placed;
}

describe("a list", () => {
  test("goes on page by page, the newest first, and misses none", async () => {
    for (let count = 0; count < 5; count += 1) await placeOrder(site);
    // Two of one moment must not be taken for one.
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

  test("of orders is chosen by state and day", async () => {
    const { order } = await paidOrder(site);
    site.execute(
      "update orders set created_at = '2020-05-05T10:00:00.000Z' where id = ?",
      order.id,
    );
    const paid = await listed("orders", "--state", "paid");
    expect(paid).toEqual([expect.objectContaining({ id: order.id, reference: order.reference })]);
    const ids = async (since: string) =>
      (await listed("orders", "--state", "paid", "--since", since)).map(({ id }) => id);
    expect(await ids("2020-05-05")).toEqual([order.id]);
    expect(await ids("2020-05-05T10:00:00.001Z")).toEqual([]);
    expect(await ids("2020-05-06")).toEqual([]);
  });

  test("of orders shows no more than 120 columns and one line for each order", async () => {
    const { order } = await hostileOrder();
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

  test("that is empty says so, and is an empty array for machines", async () => {
    expect(await desk(site, "orders", "--state", "disputed")).toEqual({
      code: 0,
      out: "",
      err: "None.\n",
    });
    expect(await listed("orders", "--state", "disputed")).toEqual([]);
  });
});

describe("inquiries and what is shown of them", () => {
  async function sendAssets() {
    const { fields, link, order } = await paidOrder(site);
    const client = new OnboardingClient(site);
    await client.open(link);
    const files = [{ name: "logo \u202egnp.exe.png", bytes: logoPng, type: "image/png" }];
    expect((await client.send(files)).status).toBe(303);
    const [inquiry] = site.rows<{ id: string }>(
      "select id from inquiries where order_id = ?",
      order.id,
    );
    return { fields, reference: order.reference, id: inquiry!.id };
  }

  test("they are listed with the addresses of their files", async () => {
    const { id } = await sendAssets();
    const [newest] = await listed("inquiries", "--limit", "1");
    expect(newest).toMatchObject({ id, email: filledIn.email });
    const [address] = newest!.file_urls as string[];
    expect((await fetch(address!)).status).toBe(200);
    expect((await desk(site, "inquiries")).out).toContain(`${id.slice(0, 8)}  20`);
  });

  test("they are chosen by the state of their order, and by day", async () => {
    const [stranger, , { id, reference }] = [
      await sendAssets(),
      await sendAssets(),
      await sendAssets(),
    ];
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
    const { out } = await desk(site, "export", "inquiries", "--jsonl", "--state", "refunded");
    expect(JSON.parse(out)).toMatchObject({ id });
  });

  test("for machines an order is one object with all that belongs to it", async () => {
    const { reference, id, fields } = await sendAssets();
    const { code, out } = await desk(site, "show", reference, "--json");
    const whole = JSON.parse(out) as Record<"order" | "payments" | "inquiries" | "mails", Row[]>;
    expect(code).toBe(0);
    expect(whole).toMatchObject({
      order: { reference, state: "assets_received", email: fields.email },
      payments: [{ amount_total: 162_600, currency: "usd", refunded_at: null }],
      inquiries: [{ id, order_reference: reference, files: [{ size: logoPng.length }] }],
      drafts: [],
    });
    expect(whole.mails.map(({ subject }) => subject)).toContain(
      `Your Sitewright order ${reference}`,
    );
    expect(out).not.toMatch(/link=|[\u202a-\u202e]/);
    const alone = JSON.parse((await desk(site, "show", id, "--json")).out) as typeof whole;
    expect(alone).toEqual({
      inquiries: whole.inquiries,
      mails: whole.mails.filter(({ inquiry_id }) => inquiry_id === id),
    });
  });

  test("an order is shown by its reference in any case, with all that belongs to it", async () => {
    const { fields, reference, id } = await sendAssets();
    const { code, out } = await desk(site, "show", reference.toLowerCase());
    expect(code).toBe(0);
    for (const words of [
      `Order ${reference}`,
      "assets_received",
      fields.name,
      `    | ${fields.project}`,
      "Payment of 1626.00 USD",
      `Inquiry ${id}`,
      "    | Since 1988.",
      "logo gnp.exe.png (0.1 kB)",
      site.env.BUCKET_PUBLIC_URL!,
      `Your Sitewright order ${reference}`,
    ]) {
      expect(out).toContain(words);
    }
    expect(out).not.toMatch(dangerous);
    const whole = orderOf(site, fields).id.toUpperCase();
    expect((await desk(site, "show", whole)).out).toBe(out);
  });

  test("an inquiry is shown by the first characters of its id, one that is shared is not", async () => {
    const { id, reference } = await sendAssets();
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

  test("an open draft is shown with its files", async () => {
    const { link, order } = await paidOrder(site);
    const client = new OnboardingClient(site);
    await client.open(link);
    const fields = { ...filledIn, textContent: "Not finished\x0b", intent: "save" };
    await client.send([{ name: "logo.png", bytes: logoPng }], fields);
    const { out } = await desk(site, "show", order.reference);
    expect(out).toContain("Draft ");
    expect(out).toContain("    | Not finished");
    expect(out).toContain("logo.png (0.1 kB)");
  });
});

describe("an export", () => {
  test("as CSV holds every order under its headings, and no formula", async () => {
    const { order, fields } = await hostileOrder();
    const { code, out, err } = await desk(site, "export", "orders", "--csv");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^id,reference,state,name,email,project,.*\r\n/);
    const count = site.rows<{ n: number }>("select count(*) n from orders")[0]!.n;
    expect(out.match(/^[0-9a-f-]{36},SW-/gm)).toHaveLength(count);
    const row = out.slice(out.indexOf(order.id));
    expect(row).toContain(`,${fields.email},"Line one\nOrder SW-FAKE2345\n=HYPERLINK(""http`);
    expect(row).toContain(",'=1+1,");
  });

  test("as JSON Lines holds one object a line, its texts untouched", async () => {
    const { order } = await hostileOrder();
    const { out } = await desk(site, "export", "orders", "--jsonl");
    const rows = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Row);
    expect(rows).toHaveLength(site.rows("select id from orders").length);
    expect(rows.at(-1)).toMatchObject({ id: order.id, ...hostile, budget: escapes });
    const inquiries = (await desk(site, "export", "inquiries", "--jsonl")).out.trimEnd();
    const [first] = inquiries.split("\n").map((line) => JSON.parse(line) as Row);
    expect(first?.file_urls).toEqual([expect.stringMatching(/^http/)]);
    expect((await desk(site, "export", "inquiries", "--csv")).out).toContain('"[""http');
  });

  test("goes from a day on, and holds orders of one state alone", async () => {
    const [early, late] = [await placeOrder(site), await placeOrder(site)];
    const { order: paid } = await paidOrder(site);
    for (const [id, day] of [
      [early.order.id, "2098-05-04T23:59:59.999Z"],
      [late.order.id, "2098-05-05T00:00:00.000Z"],
      [paid.id, "2098-05-06T00:00:00.000Z"],
    ]) {
      site.execute("update orders set created_at = ? where id = ?", day, id);
    }
    const exported = async (...words: string[]) => {
      const { out } = await desk(site, "export", "orders", "--jsonl", ...words);
      const lines = out.split("\n").filter(Boolean);
      return lines.map((line) => (JSON.parse(line) as Row).id);
    };
    const since = ["--since", "2098-05-05"];
    expect(await exported(...since)).toEqual([late.order.id, paid.id]);
    expect(await exported(...since, "--state", "paid")).toEqual([paid.id]);
    site.execute("update orders set created_at = updated_at");
  });
});
