import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hydrated, launchBrowser, visit } from "../browser";
import { pay } from "../filled-forms";
import { htmlPages } from "../html-pages";
import { scrollThrough } from "../late-pictures";
import { layoutShifts, recordLayoutShifts } from "../layout-shifts";
import { logoPng } from "../sample-files";
import { startSite, type Site } from "../site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const LIMIT = 0.01;
const known = [/status of 404/, /404: there is no page at/];

interface Shown {
  name: string;
  path: string;
  /** Leads from the page at `path` to a document of its own, which is the one that counts. */
  reach?: (page: Page) => Promise<unknown>;
}

const shown: readonly Shown[] = [
  ...[...htmlPages, "/nowhere"].map((path) => ({ name: path, path })),
  { name: "the receipt", path: "/contact", reach: pay },
  {
    name: "the kept draft with its file",
    path: "/onboarding",
    reach: async (page) => {
      const token = await page.locator('input[name="token"]').inputValue();
      const files = { name: "logo.png", mimeType: "image/png", buffer: logoPng };
      // Without an address for mail the form is kept, not taken.
      const multipart = {
        token,
        businessName: "Bright Pipes",
        textContent: "We fix pipes.",
        files,
      };
      await page.request.post(page.url(), { multipart });
      await page.reload();
      await page.getByRole("button", { name: "Remove logo.png" }).waitFor();
    },
  },
];

async function open(width: number) {
  const visited = await visit(browser, { scripts: true, viewport: { width, height: 800 } });
  await recordLayoutShifts(visited.page);
  return visited;
}

describe.each([390, 1280])("on a screen of %d px", (width) => {
  it.each(shown)("nothing moves by itself: $name", async ({ path, reach }) => {
    const { page, expectQuiet } = await open(width);
    await page.goto(site.url + path);
    await hydrated(page, true);
    await reach?.(page);
    await hydrated(page, true);
    await scrollThrough(page);
    const { total, moved } = await layoutShifts(page);
    expect(total, moved.join("\n")).toBeLessThan(LIMIT);
    expectQuiet(...known);
    await page.context().close();
  });

  it.for(["/", "/contact", "/demo/plumber", "/privacy-policy"])(
    "nothing moves when the font arrives after the first paint: %s",
    async (path, { skip }) => {
      const { page, expectQuiet } = await open(width);
      let release = () => {};
      const painted = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/*.woff2", async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(site.url + path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      skip(!(await hasStandIn(page)), "none of the fonts that can stand in is installed here");
      expect(await hasFont(page)).toBe(false);
      release();
      await hydrated(page, true);
      await page.evaluate(() => document.fonts.ready);
      expect(await hasFont(page)).toBe(true);
      await scrollThrough(page);
      const { total, moved } = await layoutShifts(page);
      expect(total, moved.join("\n")).toBeLessThan(LIMIT);
      expectQuiet();
      await page.context().close();
    },
  );

  it("a block that pushes the page down is told", async () => {
    const { page, expectQuiet } = await open(width);
    await page.goto(`${site.url}/contact`);
    await hydrated(page, true);
    await page.evaluate(() => {
      const block = document.createElement("div");
      block.style.height = "100px";
      document.querySelector("main")!.prepend(block);
    });
    expect((await layoutShifts(page)).total).toBeGreaterThan(LIMIT);
    expectQuiet();
    await page.context().close();
  });
});

function hasFont(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fonts.check('1rem "Bricolage Grotesque"'));
}

function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = await document.fonts.load('1rem "Bricolage stand-in"').catch(() => []);
    return faces.some(({ status }) => status === "loaded");
  });
}
