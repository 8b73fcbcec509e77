import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hold, hydratedWhenIdle } from "../support/browser";
import { visit } from "../support/visit";
import { pay } from "../support/orders/filled-forms";
import { htmlPages } from "../support/pages/html-pages";
import { scrollThrough } from "../support/pages/scroll-through";
import { logo } from "../support/assets/sample-files";
import { browser, notFound, site } from "../support/pages/open";

const LIMIT = 0.01;

interface Shown {
  name: string;
  path: string;
  /** Leads from `path` to another document, which is the one measured. */
  reach?: (page: Page) => Promise<unknown>;
}

const shown: readonly Shown[] = [
  ...[...htmlPages, "/nowhere", "/?preview=4"].map((path) => ({ name: path, path })),
  { name: "the receipt", path: "/contact", reach: pay },
  {
    name: "the saved draft with its file",
    path: "/onboarding",
    reach: async (page) => {
      const token = await page.locator('input[name="token"]').inputValue();
      const texts = { businessName: "Bright Pipes", textContent: "We fix pipes." };
      // Without an email address the draft is saved, not submitted.
      const multipart = { token, ...texts, files: logo };
      await page.request.post(page.url(), { multipart });
      await page.reload();
      await page.getByRole("button", { name: "Remove logo.png" }).waitFor();
    },
  },
];

const widths = [390, 1280];
const atEachWidth = <Row extends object>(rows: readonly Row[]) =>
  widths.flatMap((width) => rows.map((row) => ({ width, ...row })));

const lateFonts = htmlPages.map((path) => ({ path }));

const open = (width: number) =>
  visit(browser, {
    scripts: true,
    viewport: { width, height: 800 },
    reducedMotion: "no-preference",
  });

async function expectNoShift(page: Page): Promise<void> {
  await scrollThrough(page);
  const { total, moved } = await layoutShifts(page);
  expect(total, moved.join("\n")).toBeLessThan(LIMIT);
}

describe("a screen", () => {
  it.each(atEachWidth(shown))(
    "of $width px has no layout shift: $name",
    async ({ width, path, reach }) => {
      const { page, expectQuiet } = await open(width);
      await page.goto(site.url + path);
      await hydratedWhenIdle(page);
      await reach?.(page);
      await hydratedWhenIdle(page);
      await expectNoShift(page);
      expectQuiet(...notFound);
    },
  );

  it.for(atEachWidth(lateFonts))(
    "of $width px has no layout shift when its fonts arrive after the first paint: $path",
    async ({ width, path }, { skip }) => {
      const { page } = await open(width);
      const release = await hold(page, "**/*.woff2");
      await page.goto(site.url + path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      const families = await familiesOf(page);
      skip(
        !(await hasFallbacks(page, families)),
        "no font that can substitute it is installed here",
      );
      expect(await hasFonts(page, families)).toBe(false);
      release();
      await hydratedWhenIdle(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await hasFonts(page, families)).toBe(true);
      await expectNoShift(page);
    },
  );

  it.each(atEachWidth(["/reminders", "/lost-link", "/contact"].map((path) => ({ path }))))(
    "of $width px has its footer where it stays, however little of the document has arrived: $path",
    async ({ width, path }) => {
      const { page } = await open(width);
      await page.goto(site.url + path);
      const footer = page.locator("body > footer");
      const arrived = await footer.boundingBox();
      await footer.evaluate((element) => {
        while (element.nextSibling) element.nextSibling.remove();
        element.replaceChildren();
      });
      expect((await footer.boundingBox())?.y).toBe(arrived!.y);
    },
  );

  it.each(widths)(
    "of %d px shows the test a layout shift when a block pushes the page down",
    async (width) => {
      const { page } = await open(width);
      await page.goto(`${site.url}/contact`);
      await hydratedWhenIdle(page);
      await page.evaluate(() => {
        const block = document.createElement("div");
        block.style.height = "100px";
        document.querySelector("main")!.prepend(block);
      });
      expect((await layoutShifts(page)).total).toBeGreaterThan(LIMIT);
    },
  );
});

/** Of the page's text and its main heading. */
interface Family {
  /** As the `font` property takes it, with the weight that the page shows. */
  font: string;
  /** The same with the font that stands in until it is loaded. */
  standIn: string;
}

function familiesOf(page: Page): Promise<Family[]> {
  return page.evaluate(() =>
    ["#page > *", "h1"].map((selector) => {
      const style = getComputedStyle(document.querySelector(selector)!);
      const [font, standIn] = style.fontFamily.split(/, */);
      const declared = [...document.fonts].map(({ family }) => family.replaceAll('"', ""));
      for (const family of [font, standIn]) {
        if (family && declared.includes(family.replaceAll('"', ""))) continue;
        throw new Error(`${selector}: ${family} is not a font of the page's stylesheets`);
      }
      const written = `${style.fontStyle} ${style.fontWeight} 1rem`;
      return { font: `${written} ${font}`, standIn: `${written} ${standIn}` };
    }),
  );
}

function hasFonts(page: Page, families: Family[]): Promise<boolean> {
  return page.evaluate((all) => all.every(({ font }) => document.fonts.check(font)), families);
}

function hasFallbacks(page: Page, families: Family[]): Promise<boolean> {
  return page.evaluate(async (all) => {
    for (const { standIn } of all) {
      const faces = await document.fonts.load(standIn).catch(() => []);
      if (!faces.some(({ status }) => status === "loaded")) return false;
    }
    return true;
  }, families);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** The layout shifts of the open document that the visitor did not cause, up to the frame that is drawn next. */
function layoutShifts(page: Page) {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = (observer.takeRecords() as LayoutShift[]).filter((it) => !it.hadRecentInput);
    return {
      /** At least the page's CLS, https://web.dev/articles/cls. */
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, sources }) =>
        sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${value.toFixed(4)} ${element?.outerHTML.slice(0, 120) ?? "(gone)"}`;
        }),
      ),
    };
  });
}
