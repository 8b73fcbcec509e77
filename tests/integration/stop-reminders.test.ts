import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hiddenFields, HttpClient, textOf } from "../http-client";
import { startSite, until, type Site } from "../site";
import { linkIn, orderOf, paidOrder } from "./order-visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Moves an order's payment into the past, beside the site while it is down. */
async function ageWhileDown(orderId: string, hours: number): Promise<void> {
  await site.kill();
  const db = new Sqlite(join(site.dataDir, "site.db"));
  const paidAt = new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
  db.prepare("update orders set paid_at = ? where id = ?").run(paidAt, orderId);
  db.close();
  await site.restart();
}

/** What an order's reminder of a step says, once it is queued. */
async function reminderOf(orderId: string, step: string): Promise<string> {
  const rows = () =>
    site.rows<{ mail: string }>(
      "select mail from outbox where dedupe_key = ?",
      `order ${orderId} reminder ${step}`,
    );
  await until("the reminder is queued", () => rows().length > 0);
  return (JSON.parse(rows()[0]!.mail) as { text: string }).text;
}

async function remindedOrder() {
  const paid = await paidOrder(site);
  await ageWhileDown(paid.order.id, 25);
  const text = await reminderOf(paid.order.id, "24h");
  return { ...paid, path: linkIn(text, "/reminders"), assets: linkIn(text, "/onboarding") };
}

const stoppedAt = (id: string) =>
  site.rows<{ at: string | null }>(
    "select reminders_stopped_at as at from orders where id = ?",
    id,
  )[0]?.at;
const waiting = (id: string) =>
  site.rows("select id from outbox where order_id = ? and dedupe_key like '%reminder%'", id).length;

test("the running site looks for reminders by itself, and a restart repeats none", async () => {
  const { order } = await remindedOrder();
  await site.kill();
  await site.restart();
  await ageWhileDown(order.id, 49);
  expect(await reminderOf(order.id, "48h")).toContain("We are ready to start");
  expect(
    site.rows("select id from outbox where dedupe_key like ?", `%${order.id} reminder%`),
  ).toHaveLength(2);
});

describe("the stop link of a reminder", () => {
  test("changes nothing when opened, stops at the press of its button, and says so each time", async () => {
    const { order, fields, path, assets } = await remindedOrder();
    const client = new HttpClient(site.url);
    const response = await client.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(textOf(html)).toContain("Stop the reminders?");
    expect(textOf(html)).toContain(order.reference);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(stoppedAt(order.id)).toBeNull();

    const answer = await client.post("/reminders", hiddenFields(html));
    expect(answer.status).toBe(303);
    const first = stoppedAt(order.id);
    expect(first).toMatch(/^\d{4}-/);
    expect(waiting(order.id)).toBe(0);
    const done = await client.page(answer.headers.get("Location") ?? "");
    expect(textOf(done)).toContain("No more reminders");
    expect(done).toContain(`href="${assets}"`);
    expect(textOf(await client.page(assets))).toContain(order.reference);

    expect((await client.post("/reminders", hiddenFields(html))).status).toBe(303);
    expect(stoppedAt(order.id)).toBe(first);
    expect(textOf(await client.page(path))).toContain("No more reminders");
    expect(orderOf(site, fields).state).toBe("paid");
  });

  test("that is wrong gets a page a person can read, and stops nothing", async () => {
    const { order, path, link } = await remindedOrder();
    const token = path.split("token=")[1] ?? "";
    const client = new HttpClient(site.url);
    for (const wrong of ["x", token.slice(0, -4), link.split("link=")[1] ?? ""]) {
      const opened = await client.request(`/reminders?token=${wrong}`);
      expect(opened.status).toBe(404);
      expect(textOf(await opened.text())).toContain("This link does not stop anything");
      const posted = await client.post("/reminders", { token: wrong });
      expect(posted.status).toBe(422);
      expect(textOf(await posted.text())).toContain("This link does not stop anything");
    }
    expect(stoppedAt(order.id)).toBeNull();
    const foreign = await client.post("/reminders", { token }, { Origin: "https://other.test" });
    expect(foreign.status).toBe(403);
    expect(stoppedAt(order.id)).toBeNull();
  });

  test("keeps its token out of the log", async () => {
    const { path } = await remindedOrder();
    await new HttpClient(site.url).page(path);
    expect(site.output()).not.toContain(path.split("token=")[1]);
  });
});
