import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { offer } from "~/content/price-texts";
import { claims } from "~/content/claims";
import { trades } from "~/content/trades";
import { modes, modesOfThisRun } from "../support/browser";
import { open, phone } from "../support/pages/open";
import { ofThisRun } from "../support/this-run";
import { supportEmail } from "../support/site";
import { lastTrade } from "../support/pages/sample-trades";

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => it.getBoundingClientRect().top);

describe.each(modes)("the landing page $mode", ({ scripts }) => {
  it("animates nothing with reduced motion, and scrolls from 'View Plans' to the pricing", async () => {
    const { page } = await open("/", { scripts });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole("link", { name: "View Plans" }).click();
    await expect.poll(() => top(page, "#pricing")).toBeLessThan(200);
    expect(new URL(page.url()).hash).toBe("#pricing");
  });

  it("is at most twelve screens high on a phone, has a link to the demos on the first one, and the demos in one row, each in view when the keyboard reaches it", async () => {
    const { page } = await open("/", { scripts, viewport: phone });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height).toBeLessThan(12);
    const demos = page.getByRole("link", { name: /^See .* demo sites$/ });
    const box = (await demos.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(phone.height);
    await demos.click();
    await expect.poll(() => top(page, "#portfolio")).toBeLessThan(200);

    const [last, title] = [trades.length, lastTrade.category];
    const cards = page.locator(".gallery-cards > li");
    const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const left = () => cards.nth(last - 1).evaluate((it) => it.getBoundingClientRect().left);
    expect(await left()).toBeGreaterThan(phone.width);
    const link = page.getByRole("link", { name: title, exact: true });
    await link.focus();
    await expect.poll(left).toBeLessThan(phone.width / 2);
    await link.click();
    await page.getByRole("dialog").getByRole("heading", { name: title }).waitFor();
  });
});

/** The first button with scripts, the last one without. */
const buttons = ofThisRun(
  modes.flatMap((mode) => ["home", "pricing", "contact"].map((section) => ({ ...mode, section }))),
  ({ scripts, section }) => section === (scripts ? "home" : "contact"),
);

it.each(buttons)(
  "the button in the section '$section' of the landing page leads to the order form, in view, $mode",
  async ({ section, scripts }) => {
    const { page } = await open("/", { scripts });
    await page
      .locator(`#${section}`)
      .getByRole("link", { name: "Start My Website" })
      .first()
      .click();
    await page.waitForURL("**/contact#contact-form");
    const form = () => top(page, "form#contact-form");
    await expect.poll(form).toBeLessThan(page.viewportSize()!.height / 2);
    const header = await page.getByRole("banner").boundingBox();
    expect(await form()).toBeGreaterThanOrEqual(header!.height);
  },
);

it.each(modesOfThisRun)(
  "the landing page shows its price on the first two screens of a small phone, and opens its answers on request without growing wider than the screen, $mode",
  async ({ scripts }) => {
    const viewport = { width: 320, height: 640 };
    const { page } = await open("/", { scripts, viewport });
    for (const text of [
      offer,
      "with design, domain connection, hosting and upkeep",
      "Minimum 3 months",
    ]) {
      const box = await page.locator("#home").getByText(text).boundingBox();
      expect(box!.y + box!.height, text).toBeLessThan(2 * viewport.height);
    }
    const table = page.locator("#services").getByRole("table", { name: "Doing it yourself" });
    expect(await table.getByRole("columnheader").count()).toBe(3);

    const leaving = page.locator("#questions details").filter({ hasText: "Who owns the domain" });
    const answer = leaving.locator("p").first();
    expect(await answer.isVisible()).toBe(false);
    await leaving.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => answer.isVisible()).toBe(true);
    expect(await leaving.innerText()).toContain(`${claims.notice}`);
    expect(
      await page.locator("#questions").getByRole("link", { name: supportEmail }).isVisible(),
    ).toBe(true);
    await leaving.locator("summary").click();
    for (const summary of await page.locator("#questions summary").all()) await summary.click();
    expect(await page.locator("#questions details:not([open])").count()).toBe(0);
    for (const width of [viewport.width, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
    }
  },
);
