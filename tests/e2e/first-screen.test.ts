import { expect, it } from "vitest";
import { trades } from "~/content/trades";
import { letteringFont, lettersOf } from "~/marketing/gallery/lettering";
import { weigh } from "../support/http/weigh";
import { large, open, phone, site } from "../support/pages/open";

/** Trades whose pictures have been taken: those of a new demo are not. */
const lettered = trades.filter(({ slug }) => lettersOf(slug, "desktop"));
const [firstTrade, lastTrade] = [lettered[0]!, lettered.at(-1)!];

/** As the first screen may load beyond its other fonts, in bytes. */
const LETTERS = 12_000;

it("the first screen shows the chosen demo under the typed name in that demo's own letters, which load only then", async () => {
  const { page } = await open("/", { scripts: true });
  const home = page.locator("#home");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const names = home.locator("a").first().locator("[aria-hidden] > span");
  const shown = () =>
    names.first().evaluate((name) => getComputedStyle(name.parentElement!).opacity);
  await home.getByLabel("Trade", { exact: true }).selectOption(firstTrade.name);
  expect(await names.count()).toBe(0);
  await home.getByLabel("Your firm's name").fill("Zq & Sons");
  await expect.poll(shown).toBe("1");
  expect(await names.allInnerTexts()).toContain("Zq & Sons");
  const font = site.url + letteringFont(firstTrade.slug);
  expect(loaded).toContain(font);
  expect(Object.values(await weigh([font]))[0]).toBeLessThanOrEqual(LETTERS);
  const family = await names.first().evaluate((name) => getComputedStyle(name).fontFamily);
  expect(await page.evaluate((family) => document.fonts.check(`16px ${family}`), family)).toBe(
    true,
  );

  await home.getByLabel("Trade", { exact: true }).selectOption(lastTrade.name);
  const demo = home.getByRole("link", {
    name: `Zq & Sons The demo website for ${lastTrade.category}`,
  });
  expect(await demo.first().getAttribute("href")).toContain(`/demo/${lastTrade.slug}?name=`);
  await expect.poll(shown).toBe("1");
  expect(loaded).toContain(site.url + letteringFont(lastTrade.slug));
});

it("a name of any length stays within its place on the first screen's picture", async () => {
  const { page } = await open("/", { scripts: true });
  const name = page.getByLabel("Your firm's name").first();
  const names = page.locator("#home [aria-hidden] > span.absolute");
  for (const typed of [
    "A",
    "Harrington and Montgomery Partners Group",
    "Donaudampfschifffahrtsgesellschaft",
  ]) {
    await name.fill(typed);
    await expect.poll(() => names.last().innerText()).toMatch(new RegExp(typed[0]!, "i"));
    const spilled = await names.evaluateAll((places) =>
      places
        .filter((place) => place.scrollWidth > place.clientWidth + 1)
        .map((place) => place.textContent),
    );
    expect(spilled, typed).toEqual([]);
  }
});

it.each([phone, large])(
  "at twice the text size the first screen at $width px scrolls to no side, names the trade and shows the demo large",
  async (viewport) => {
    const { page } = await open("/", { scripts: true, viewport });
    // As a browser's setting does it: the policy refuses a style element.
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const home = page.locator("#home");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const { width: trade } = (await home.getByLabel("Trade", { exact: true }).boundingBox())!;
    expect(trade).toBeGreaterThan(200);
    const { width: demo } = (await home.locator("a:has(picture)").first().boundingBox())!;
    expect(demo).toBeGreaterThan(0.4 * viewport.width);
  },
);
