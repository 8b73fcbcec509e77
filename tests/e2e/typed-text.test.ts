import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { fillOrder } from "../support/orders/filled-forms";
import {
  browser,
  expectOrder,
  open,
  order,
  site,
  withoutMotion,
} from "../support/pages/typed-text";

const storedText = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

describe("the order form", () => {
  it("shows what was typed after a reload, a crash or the way back, in its own tab only", async () => {
    const { page, expectQuiet } = await visit(browser, withoutMotion);
    await open(page, "/contact");
    await fillOrder(page);
    await page.locator('[name="homepage"]').evaluate((input: HTMLInputElement) => {
      input.value = "filled by a machine";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.reload();
    await expectOrder(page, order);
    await hydrated(page, true);
    await expectOrder(page, { ...order, homepage: "" });
    await page.getByText(`${order.project.length} of 2,000`).waitFor();

    await page.goto(`${site.url}/privacy-policy`);
    await page.goBack();
    await expectOrder(page, order);
    await page.getByText("stays in this tab until you order").waitFor();
    expect(await storedText(page)).not.toMatch(/token|machine/);

    const other = await page.context().newPage();
    await other.goto(`${site.url}/contact`);
    await expectOrder(other, { name: "", project: "", timeline: "" });
    expectQuiet();
  });

  it("deletes the typed text once the order is placed, shows the order on return and is empty for a new one", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, withoutMotion);
    await open(page, "/contact");
    await fillOrder(page, "placed@example.com");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    expect(await storedText(page)).not.toContain("Bright Pipes");
    await page.getByRole("link", { name: "Go back" }).click();
    await hydrated(page, true);
    await expectOrder(page, order);
    await page.locator('[name="name"]').fill("Brighter Pipes");
    await page.reload();
    await expectOrder(page, { ...order, name: "Brighter Pipes" });
    await page.goto(`${site.url}/contact?new=1`);
    await expectOrder(page, { name: "", project: "", timeline: "" });
    expectQuiet();
  });
});

describe("the onboarding form", () => {
  const about = (page: Page) => page.getByLabel("About your business");

  it("shows what was typed while the site could not be reached, and then saves it", async () => {
    const { page } = await visit(browser, withoutMotion);
    await open(page, "/onboarding");
    await page.route("**/onboarding?_data=*", (route) => route.abort());
    await about(page).fill("Typed in a tunnel");
    await page.getByLabel("Brand colors").focus();
    await page.getByText("Not saved yet").waitFor();
    await page.reload();
    expect(await about(page).inputValue()).toBe("Typed in a tunnel");
    await page.unroute("**/onboarding?_data=*");
    await hydrated(page, true);
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(
      site.rows("select id from drafts where text_content = ?", "Typed in a tunnel"),
    ).not.toEqual([]);

    await page.getByRole("button", { name: "Save and finish later" }).click();
    await page.getByRole("heading", { name: "Saved for later" }).waitFor();
    expect(await storedText(page)).not.toContain("tunnel");
  });
});
