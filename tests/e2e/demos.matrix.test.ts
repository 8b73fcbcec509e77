import { expect, it } from "vitest";
import { trades } from "~/content/trades";
import { demoFor } from "~/gallery/demo-content";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { ofThisRun } from "../support/this-run";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

/** One demo of each layout with scripts, and one without. */
const demos = ofThisRun(
  modes.flatMap((mode) => trades.map((trade) => ({ ...mode, ...trade }))),
  ({ scripts, slug }) =>
    (scripts ? ["plumber", "cleaner", "builder", "gardener"] : ["painter"]).includes(slug),
);

it.each(demos)(
  "the demo for a $slug $mode shows its texts and image and leads to the order form",
  async ({ scripts, slug, name, category }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    await page.goto(`${site.url}/demo/${slug}`);
    await hydrated(page, scripts);
    const main = page.getByRole("main");
    const demo = demoFor(slug)!;
    expect(await main.getByText("Industry-Specific Template Preview").isVisible()).toBe(true);
    expect(await main.getByText(/This is a demo preview\./).isVisible()).toBe(true);
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(demo.headline);
    expect(await main.getByText(demo.subheadline).isVisible()).toBe(true);
    const hero = main.locator("img").first();
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const behind = (await hero.boundingBox())!;
    const headline = (await main.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(behind.y).toBeLessThan(headline.y);
    expect(behind.y + behind.height).toBeGreaterThan(headline.y + headline.height);

    const button = main.getByRole("link", { name: "Get This Site" }).first();
    expect(await button.getAttribute("href")).toBe(`/contact?industry=${name}`);
    await button.click();
    await page.waitForURL(`${site.url}/contact?industry=${name}`);
    await page.getByText(`template for ${category}.`).waitFor();
    expectQuiet();
  },
);

it.each(ofThisRun(modes, ({ scripts }) => !scripts))(
  "each demo has its own texts, picture and accent color $mode",
  async ({ scripts }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    const seen = [];
    for (const { slug } of trades) {
      await page.goto(`${site.url}/demo/${slug}`);
      const main = page.getByRole("main");
      const button = main.getByRole("link", { name: "Get This Site" }).first();
      seen.push({
        headline: await main.getByRole("heading", { level: 1 }).innerText(),
        subheadline: demoFor(slug)!.subheadline,
        image: await main.locator("img").first().getAttribute("src"),
        accent: await button.evaluate((it) => getComputedStyle(it).backgroundColor),
      });
    }
    for (const part of ["headline", "subheadline", "image", "accent"] as const) {
      expect(new Set(seen.map((demo) => demo[part])).size, part).toBe(9);
    }
    expectQuiet();
  },
);
