import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { prices } from "~/content/site";
import { priceTexts, taxNote } from "~/content/price-texts";
import { trades } from "~/content/trades";
import { modes, modesOfThisRun } from "../support/browser";
import { large, open, site } from "../support/pages/open";

const offer = (page: Page) =>
  page.locator("main div", { has: page.locator("> h2", { hasText: "What you pay" }) });
const contactDetails = (page: Page) =>
  page.locator("main div", { has: page.locator("> div > h2", { hasText: "Write to us" }) });
const form = (page: Page) => page.locator("form#contact-form");

describe.each(modesOfThisRun)("the contact page $mode", ({ scripts }) => {
  it("has two columns on a large screen and one on a small one", async () => {
    const { page } = await open("/contact", { scripts, viewport: large });
    const box = async (part: Locator) => (await part.boundingBox())!;
    for (const part of [offer(page), contactDetails(page)]) {
      const { x, y, width } = await box(part);
      expect((await box(form(page))).x).toBeGreaterThan(x + width);
      expect((await box(form(page))).y).toBeLessThan(y + 200);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const middle = await box(form(page));
    expect((await box(offer(page))).y).toBeLessThan(middle.y);
    expect((await box(contactDetails(page))).y).toBeGreaterThan(middle.y + middle.height);
  });

  it("states the monthly price beside the button and links to the terms", async () => {
    const { page } = await open("/contact", { scripts, viewport: large });
    const note = form(page).locator("p", {
      hasText: `${priceTexts.monthly} a month${taxNote}, minimum ${prices.minimumMonths} months`,
    });
    const button = page.getByRole("button", { name: "Continue to payment" });
    const [noteBox, buttonBox] = [await note.boundingBox(), await button.boundingBox()];
    expect(Math.abs(noteBox!.y - (buttonBox!.y + buttonBox!.height))).toBeLessThan(60);
    await note.getByRole("link", { name: "terms of service" }).click();
    await page.waitForURL(`${site.url}/terms-of-service`);
  });

  it("outlines every element that has the keyboard's focus", async () => {
    const { page } = await open("/contact", { scripts, viewport: large });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return { outlineStyle, width: parseFloat(outlineWidth) };
      });
      expect(outline.outlineStyle).not.toBe("none");
      expect(outline.width).toBeGreaterThanOrEqual(2);
    }
  });
});

describe.each(modes)("the contact page for a trade $mode", ({ scripts }) => {
  it("keeps the trade and its demo when the form is refused", async () => {
    const { category } = trades.find(({ category: words }) => /\W/.test(words)) ?? trades[0];
    const { page, expectQuiet } = await open(
      `/contact?${new URLSearchParams({ industry: category, name: "Zq Painting" }).toString()}`,
      { scripts },
    );
    const named = page.locator("input[name=industry]");
    const before = await named.inputValue();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("alert").waitFor();
    expect(await named.inputValue()).toBe(before);
    expect(await page.getByText(`template for ${category}`).count()).toBe(1);
    const demo = page.getByRole("link", { name: "See it with your name" });
    expect(await demo.getAttribute("href")).toMatch(/^\/demo\/\w+\?name=Zq\+Painting$/);
    expectQuiet(/status of 422/);
  });
});
