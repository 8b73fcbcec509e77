import { describe, expect, it } from "vitest";
import { hydrated } from "../support/browser";
import {
  expectFields,
  fillOrder,
  filledOrder,
  pay,
  sendOrder,
} from "../support/orders/filled-forms";
import { browser, open, site } from "../support/pages/open";
import { visit } from "../support/visit";

describe("the order form", () => {
  it("shows the server's newer values in place of those typed before", async () => {
    const { page } = await open("/contact");
    await page.locator('[name="name"]').fill("An older thought");
    const other = await page.context().newPage();
    await other.goto(`${site.url}/contact`);
    await fillOrder(other, "newer@example.com");
    await sendOrder(other);
    await page.reload();
    await expectFields(page, filledOrder);
  });

  it("is empty again after the order is paid, also when it was sent without scripts", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.route("**/build/**/*.js", (route) => route.abort());
    await page.goto(`${site.url}/contact`);
    await pay(page, "paid@example.com");
    await page.goto(`${site.url}/contact`);
    await expectFields(page, { name: "", project: "", timeline: "" });
    expectQuiet(/ERR_FAILED/, /did not load/);
  });

  it("works without promising to keep text when the browser forbids session storage", async () => {
    const { page } = await visit(browser, { scripts: true });
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(`${site.url}/contact`);
    await hydrated(page, true);
    expect(await page.getByText("stays in this tab until you order").isVisible()).toBe(false);
    await fillOrder(page, "blocked@example.com");
    await sendOrder(page);
  });
});
