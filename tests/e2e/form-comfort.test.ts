import type { Page } from "playwright";
import { expect, it } from "vitest";
import { priceTexts, withSeparators } from "~/content/price-texts";
import { accessibilityProblems } from "../support/pages/axe";
import { hydrated, modes, validates } from "../support/browser";
import { pass } from "../support/clock";
import { paidOrder } from "../support/orders/order-visitor";
import { browser, openAlone, site } from "../support/pages/open";
import { supportEmail } from "../support/site";
import { sharedVisit } from "../support/visit";

const count = (page: Page) => page.locator("#order-project-count");

it.each(modes)(
  "the receipt on the page can be printed without the header and the footer $mode, by a button with scripts only",
  async ({ scripts }) => {
    const { visitor, sessionId } = await paidOrder(site);
    const { page } = await sharedVisit(browser, { scripts });
    await page.context().addCookies(visitor.browserCookies());
    await page.goto(`${site.url}/thank-you?session_id=${sessionId}`);
    await hydrated(page, scripts);
    const receipt = page.getByRole("region", { name: "Receipt" });
    for (const text of [
      "Launch Setup",
      priceTexts.setup,
      priceTexts.monthly,
      priceTexts.today,
      supportEmail,
    ]) {
      expect(await receipt.innerText()).toContain(text);
    }
    const print = receipt.getByRole("button", { name: "Print or save this receipt" });
    expect(await print.count()).toBe(scripts ? 1 : 0);
    if (scripts) {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute("data-printed", "");
      });
      await print.click();
      await page.locator("body[data-printed]").waitFor();
    }
    await page.emulateMedia({ media: "print" });
    expect(await receipt.isVisible()).toBe(true);
    expect(await page.locator("body > header").isVisible()).toBe(false);
    expect(await page.locator("body > footer").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
  },
);

it("the character counter counts as the server does, announces the limit once typing pauses, and lets the form be sent", async () => {
  const { page } = await openAlone("/contact", { frozen: true });
  const limit = withSeparators(2000);
  const project = page.getByLabel("Your project");
  await project.fill(`  a\nb${"x".repeat(1237)}\n`);
  await expect.poll(() => count(page).innerText()).toBe(`${withSeparators(1240)} of ${limit}`);
  const announcement = page.getByRole("status").filter({ hasText: /characters left|too many/ });
  await project.fill("x".repeat(1990));
  await pass(page, 999);
  expect(await announcement.count()).toBe(0);
  await pass(page, 1);
  await announcement.getByText("10 characters left").waitFor();
  await project.fill("x".repeat(2012));
  await pass(page, 1000);
  await announcement.getByText("12 too many").waitFor();
  expect(await count(page).innerText()).toBe(`${withSeparators(2012)} of ${limit}: 12 too many`);
  // axe-core waits on timers.
  await page.clock.resume();
  expect(await accessibilityProblems(page, true)).toEqual([]);
  await validates(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.locator("#order-project-error").waitFor();
  expect(await page.locator("#order-project-error").innerText()).toBe(
    "Project description must be less than 2000 characters",
  );
});
