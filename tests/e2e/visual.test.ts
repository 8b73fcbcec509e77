import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { light, variables } from "~/ui/tokens";
import { expectBaseline, unusedBaselines } from "../baselines";
import { hydrated, launchBrowser, visit } from "../browser";
import { stopClock } from "../clock";
import { pay } from "../filled-forms";
import { scrollThrough } from "../late-pictures";
import { compare, pack, reduce, unpack, type PagePicture } from "../page-picture";
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

interface View {
  name: string;
  path: string;
  /** Brings the page from its start into the state, and waits for it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Compared in the dark scheme too. */
  dark?: true;
}

const views: readonly View[] = [
  { name: "landing", path: "/", dark: true },
  { name: "contact", path: "/contact", dark: true },
  {
    name: "contact-errors",
    path: "/contact",
    reach: async (page) => {
      // The toast would go by itself.
      await page.clock.install();
      await stopClock(page);
      await page.getByRole("button", { name: "Continue to payment" }).click();
      await page.getByRole("alert").waitFor();
      await page.getByRole("status").filter({ hasText: "Validation Error" }).waitFor();
    },
  },
  { name: "receipt", path: "/contact", reach: pay },
  { name: "onboarding", path: "/onboarding" },
  // One of each layout.
  { name: "demo-card", path: "/demo/plumber" },
  { name: "demo-split", path: "/demo/cleaner" },
  { name: "demo-banner", path: "/demo/builder" },
  { name: "demo-poster", path: "/demo/gardener" },
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "not-found", path: "/nowhere" },
];

const looks = views.flatMap(({ dark, ...view }) =>
  ([390, 1280] as const).flatMap((width) => {
    const look = { ...view, width };
    return [
      { ...look, file: `${view.name}-${width}`, colorScheme: "light" as const },
      ...(dark
        ? [{ ...look, file: `${view.name}-${width}-dark`, colorScheme: "dark" as const }]
        : []),
    ];
  }),
);
type Look = (typeof looks)[number];

interface Drawing {
  /** Rules that come after the page's own. */
  css?: string;
  deviceScaleFactor?: number;
}

/** Letters keep the widths the font gives them, which some machines round to whole pixels otherwise. */
const exactWidths = "* { text-rendering: geometricPrecision }";

/** A screenshot of the whole page, without what differs from day to day. */
async function shoot(
  { path, reach, width, colorScheme }: Omit<Look, "name" | "file">,
  { css = "", deviceScaleFactor = 1 }: Drawing = {},
): Promise<Buffer> {
  const { page } = await visit(browser, {
    scripts: true,
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
    colorScheme,
    deviceScaleFactor,
  });
  await page.goto(site.url + path);
  await hydrated(page, true);
  await scrollThrough(page);
  await reach?.(page);
  await hydrated(page, true);
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  }, exactWidths + css);
  await fixTexts(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.locator('header[data-scrolled="false"]').waitFor();
  const screenshot = await page.screenshot({ fullPage: true });
  await page.context().close();
  return screenshot;
}

/** Years, days and order references, which are others in every run, and emoji, which not every machine can draw. */
function fixTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data
        .replace(/\b\d{1,2} [A-Z][a-z]+ (?=20\d\d\b)/, "1 January ")
        .replace(/\b20\d\d\b/, "2025")
        .replace(/\bSW-\w+/, "SW-AAAAAA")
        .replace(/\p{Extended_Pictographic} ?/u, "");
    }
  });
}

describe("looks as it did", () => {
  it.each(looks)("$file", async ({ file, ...look }) => {
    await expectBaseline(file, await shoot(look));
  });

  it("and no picture is stored that no page is compared with", () => {
    expect(unusedBaselines(looks.map(({ file }) => file))).toEqual([]);
  });
});

describe("a page that is drawn again", () => {
  const page = { path: "/contact", width: 1280, colorScheme: "light" } as const;
  let before: PagePicture;

  beforeAll(async () => {
    before = await unpack(await pack(await reduce(await shoot(page))));
  });

  async function redrawn(drawing: Drawing) {
    const now = await reduce(await shoot(page, drawing), drawing.deviceScaleFactor);
    return compare(before, now).problem;
  }

  it.each([
    { change: "a section is hidden", css: "#contact-form { visibility: hidden }" },
    { change: "a section is gone", css: "#contact-form { display: none }" },
    { change: "a column moved by 40 px", css: "#contact-form { transform: translateX(40px) }" },
    { change: "words lie on others", css: "h1 { transform: translateY(32px) }" },
    {
      change: "the brand color is another",
      css: `:root { --brand: ${variables(light)["--ok"]!} }`,
    },
    { change: "the ground is white", css: ":root { --paper: 255 255 255 }" },
    { change: "the page scrolls sideways", css: "main { width: calc(100vw + 40px) }" },
  ])("is told apart when $change", async ({ css }) => {
    expect(await redrawn({ css })).toBeDefined();
  });

  it.each<{ change: string } & Drawing>([
    { change: "nothing changed" },
    { change: "letters get whole pixels", css: "* { text-rendering: auto }" },
    { change: "letters are drawn bolder", css: "* { -webkit-text-stroke: 0.25px }" },
    { change: "everything moved by a pixel", css: "main { transform: translate(-1px, 1px) }" },
    { change: "the screen is finer", deviceScaleFactor: 2 },
  ])("is the same when $change", async (drawing) => {
    expect(await redrawn(drawing)).toBeUndefined();
  });
});
