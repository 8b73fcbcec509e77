import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityProblems } from "../axe";
import { hydrated, launchBrowser, modes, visit } from "../browser";
import { linkIn, paidOrder } from "../integration/order-visitor";
import { startSite, until, type Site } from "../site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The path of the stop link in a reminder, and its order. */
async function reminder() {
  const { order } = await paidOrder(site);
  await site.kill();
  const db = new Sqlite(join(site.dataDir, "site.db"));
  db.prepare("update orders set paid_at = ? where id = ?").run(
    new Date(Date.now() - 50 * 60 * 60 * 1000).toISOString(),
    order.id,
  );
  db.close();
  await site.restart();
  const mail = () =>
    site.rows<{ mail: string }>(
      "select mail from outbox where order_id = ? and dedupe_key like '%reminder%'",
      order.id,
    )[0]?.mail;
  await until("the reminder is queued", () => mail() !== undefined);
  const { text } = JSON.parse(mail() ?? "") as { text: string };
  return { order, path: linkIn(text, "/reminders") };
}

describe.each(modes)("the stop link $mode", ({ scripts }) => {
  it("asks first, stops at one press, and leads to the assets", async () => {
    const { order, path } = await reminder();
    const { page, expectQuiet } = await visit(browser, { scripts, reducedMotion: "reduce" });
    await page.goto(site.url + path);
    await hydrated(page, scripts);
    await page.getByRole("heading", { level: 1, name: "Stop the reminders?" }).waitFor();
    expect(await page.getByRole("main").getByRole("button").count()).toBe(1);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    await page.getByRole("button", { name: "Stop the reminders" }).click();
    await page.getByRole("heading", { level: 1, name: "No more reminders" }).waitFor();
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expect(
      site.rows("select id from orders where id = ? and reminders_stopped_at not null", order.id),
    ).toHaveLength(1);
    await page.getByRole("link", { name: "Send your brand assets" }).click();
    await page.getByText(`For your order ${order.reference}.`).waitFor();
    expectQuiet();
    await page.context().close();
  });

  it("that is cut off says so in words", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts });
    await page.goto(`${site.url}/reminders?token=abc`);
    await hydrated(page, scripts);
    await page
      .getByRole("heading", { level: 1, name: "This link does not stop anything" })
      .waitFor();
    expectQuiet(/status of 404/);
    await page.context().close();
  });
});
