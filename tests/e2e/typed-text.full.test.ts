import { describe, expect, it } from "vitest";
import { sharedVisit, visit } from "../support/visit";
import { fillOrder, pay } from "../support/orders/filled-forms";
import {
  browser,
  expectOrder,
  open,
  order,
  site,
  withoutMotion,
} from "../support/pages/typed-text";

describe("the order form", () => {
  it("shows the server's newer values in place of those typed before", async () => {
    const { page } = await sharedVisit(browser, withoutMotion);
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

  it("is empty again after the order is paid, also when it was sent without scripts", async () => {
    const { page } = await visit(browser, withoutMotion);
    await page.route("**/build/**/*.js", (route) => route.abort());
    await page.goto(`${site.url}/contact`);
    await pay(page, "paid@example.com");
    await page.goto(`${site.url}/contact`);
    await expectOrder(page, { name: "", project: "", timeline: "" });
  });

  it("works without promising to keep text when the browser forbids session storage", async () => {
    const { page, expectQuiet } = await visit(browser, withoutMotion);
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
