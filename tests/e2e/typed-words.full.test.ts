import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { fillOrder, pay } from "../support/orders/filled-forms";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const still = { scripts: true, reducedMotion: "reduce" } as const;

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page, true);
}

const order = { name: "Bright Pipes", project: "A plumber's site for Leeds", timeline: "flexible" };

async function expectOrder(page: Page, expected: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) {
    expect(await page.locator(`[name="${name}"]`).inputValue(), name).toBe(value);
  }
}

describe("the order form", () => {
  it("shows what the server knows in place of what was typed before it knew", async () => {
    const { page } = await sharedVisit(browser, still);
    await open(page, "/contact");
    await page.locator('[name="name"]').fill("An older thought");
    const other = await page.context().newPage();
    await open(other, "/contact");
    await fillOrder(other, "newer@example.com");
    await other.getByRole("button", { name: "Continue to payment" }).click();
    await other.waitForURL(/\/sandbox\/checkout\//);
    await page.reload();
    await expectOrder(page, order);
  });

  it("is empty again after the order is paid, also where it was posted without the page's scripts", async () => {
    const { page } = await visit(browser, still);
    await page.route("**/build/**/*.js", (route) => route.abort());
    await page.goto(`${site.url}/contact`);
    await pay(page, "paid@example.com");
    await page.goto(`${site.url}/contact`);
    await expectOrder(page, { name: "", project: "", timeline: "" });
  });

  it("works and promises nothing where the browser refuses to store", async () => {
    const { page, expectQuiet } = await visit(browser, still);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await open(page, "/contact");
    expect(await page.getByText("stays in this tab until you order").isVisible()).toBe(false);
    await fillOrder(page, "blocked@example.com");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    expectQuiet();
  });
});
