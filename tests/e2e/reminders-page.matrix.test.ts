import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "../support/pages/axe";
import { hydrated, sharedBrowser, modesOfThisRun } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { linkIn, paidOrder } from "../support/orders/order-visitor";
import { paidAgo, reminderOf } from "../support/orders/reminders";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([
  sharedSite({ env: shortTimeoutsWithJobs }),
  sharedBrowser(),
]);

/** The path of the link in a reminder that stops reminders, and its order. */
async function reminder() {
  const { order } = await paidOrder(site);
  paidAgo(site, order, 50);
  return { order, path: linkIn(await reminderOf(site, order, "48h"), "/reminders") };
}

describe.each(modesOfThisRun)("the link that stops reminders $mode", ({ scripts }) => {
  const open = scripts ? visit : sharedVisit;

  it("asks first, stops the reminders with one button, and leads to the assets", async () => {
    const { order, path } = await reminder();
    const { page } = await open(browser, { scripts });
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
  });
});
