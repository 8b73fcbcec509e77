import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { trades } from "~/content/trades";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { industryNames, otherIndustries } from "../support/orders/industries";
import { ofThisRun } from "../support/this-run";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const form = (page: Page) => page.locator("form#contact-form");
const friendlyLine = (page: Page) => page.getByText(/^You were looking at our template/);

// tests/site/contact-industries.test.ts checks the HTML for each of them.
const names = ofThisRun(industryNames, (name) =>
  ["Plumber", "Painters & Decorators"].includes(name),
);
/** Two that a browser would run as HTML if they were not escaped. */
const others = ofThisRun(otherIndustries, (value) => value.includes("<"));

describe.each(modes)("the contact page $mode", ({ scripts }) => {
  async function open(industry: string) {
    const visited = await sharedVisit(browser, { scripts });
    const response = await visited.page.goto(
      `${site.url}/contact?industry=${encodeURIComponent(industry)}`,
    );
    await hydrated(visited.page, scripts);
    return { ...visited, response };
  }

  it.each(names)(
    "welcomes a visitor by the industry '%s' and sends no field for it",
    async (name) => {
      const { page, expectQuiet } = await open(name);
      const { category } = trades.find((it) => it.name === name || it.category === name)!;
      expect(await friendlyLine(page).innerText()).toContain(`our template for ${category}.`);
      expect(await form(page).locator('[name="industry"]').count()).toBe(0);
      expect(await form(page).getAttribute("action")).toBe("/contact");
      expectQuiet();
    },
  );

  it("names the template in the project's text when the visitor asks for it", async () => {
    const { page, expectQuiet } = await open("Painters & Decorators");
    await page.getByLabel("Business name").fill("Zq Painting");
    if (scripts) await page.getByLabel("Your project").fill("Two shops");
    await page.getByRole("link", { name: "Ask for this template" }).click();
    const written = scripts ? "Template: Painter\nTwo shops" : "Template: Painter\n";
    await expect.poll(() => page.getByLabel("Your project").inputValue()).toBe(written);
    if (scripts) expect(await page.getByLabel("Business name").inputValue()).toBe("Zq Painting");
    await page.getByRole("link", { name: "Ask for this template" }).click();
    await expect.poll(() => page.getByLabel("Your project").inputValue()).toBe(written);
    expectQuiet();
  });

  it.each(others)("ignores the unknown industry '%s'", async (value) => {
    const { page, response, expectQuiet } = await open(value);
    expect(response?.status()).toBe(200);
    expect(await friendlyLine(page).count()).toBe(0);
    expect(await page.title()).toBe(`Order your website | ${brand.name}`);
    if (value) expect(await page.getByRole("main").innerText()).not.toContain(value);
    expect(await page.locator("img[src=x]").count()).toBe(0);
    expectQuiet();
  });
});
