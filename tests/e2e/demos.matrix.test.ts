import { expect, it } from "vitest";
import { trades } from "~/content/trades";
import { demos } from "~/demos/demos";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { ofThisRun } from "../support/this-run";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const inBothModes = ofThisRun(
  modes.flatMap((mode) => demos.map((demo) => ({ ...mode, ...demo }))),
  ({ scripts, slug }) => (scripts ? ["plumber", "builder"] : ["painter"]).includes(slug),
);

it.each(inBothModes)(
  "the demo for a $slug $mode shows its texts and picture and leads to the order form",
  async ({ scripts, slug, industry, headline, subheadline }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    await page.goto(`${site.url}/demo/${slug}`);
    await hydrated(page, scripts);
    const bar = page.getByRole("banner");
    expect(await bar.getByText("Industry-Specific Template Preview").isVisible()).toBe(true);
    expect(await bar.getByText(/This is a demo preview\./).isVisible()).toBe(true);
    const main = page.getByRole("main");
    const title = await main.getByRole("heading", { level: 1 }).innerText();
    expect(plain(title)).toBe(plain(headline));
    expect(await main.getByText(subheadline).isVisible()).toBe(true);
    const hero = main.locator("img").first();
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);

    const button = bar.getByRole("link", { name: "Get This Site" });
    expect(await button.getAttribute("href")).toBe(`/contact?industry=${industry}`);
    await button.click();
    await page.waitForURL(`${site.url}/contact?industry=${industry}`);
    const { category } = trades.find((trade) => trade.slug === slug)!;
    await page.getByText(`template for ${category}.`).waitFor();
    expectQuiet();
  },
);

/** A text without its line breaks, hard spaces and capitals. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

it("each demo has its own texts, picture, fonts and accent color", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, { scripts: false });
  const seen = [];
  for (const { slug, headline, subheadline, accentColor } of demos) {
    await page.goto(`${site.url}/demo/${slug}`);
    const main = page.getByRole("main");
    seen.push({
      headline,
      subheadline,
      accentColor,
      image: await main.locator("img").first().getAttribute("src"),
      fonts: await main
        .getByRole("heading", { level: 1 })
        .evaluate(
          (it) => getComputedStyle(it).fontFamily + getComputedStyle(document.body).fontFamily,
        ),
    });
  }
  for (const part of ["headline", "subheadline", "accentColor", "image", "fonts"] as const) {
    expect(new Set(seen.map((demo) => demo[part])).size, part).toBe(demos.length);
  }
  expectQuiet();
});

it.each(modes)(
  "a visitor sees a demo under the name of their own firm $mode",
  async ({ scripts }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    await page.goto(site.url);
    await hydrated(page, scripts);
    const home = page.locator("#home");
    await home.getByLabel("Your firm's name").fill("Zq & Sons");
    await home.getByLabel("Trade", { exact: true }).selectOption("Glazier");
    if (scripts) {
      const phone = home.getByRole("link", {
        name: "Zq & Sons The demo website for Glaziers on a phone",
      });
      expect(await phone.getAttribute("href")).toBe("/demo/glazier?name=Zq+%26+Sons");
    }
    await home.getByRole("button", { name: "Show me" }).click();
    await page.waitForURL(`${site.url}/demo/glazier?name=Zq+%26+Sons`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/zq & sons/i);
    await page.getByRole("link", { name: "Get This Site", exact: true }).click();
    await page.waitForURL(`${site.url}/contact?industry=Glazier&name=Zq+%26+Sons`);
    expect(await page.getByLabel("Business name").inputValue()).toBe("Zq & Sons");
    expectQuiet();
  },
);
