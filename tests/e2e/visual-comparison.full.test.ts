import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { light, variables } from "~/content/tokens";
import { hydrated } from "../support/browser";
import {
  difference,
  makeComparable,
  pack,
  reduce,
  screenshot,
  unpack,
  type PagePicture,
} from "../support/pages/page-picture";
import { browser, site } from "../support/pages/open";
import { visit } from "../support/visit";

const look = { viewport: { width: 1280, height: 800 } };

async function open(page: Page): Promise<void> {
  await page.goto(`${site.url}/contact`);
  await hydrated(page, true);
  await makeComparable(page);
}

describe("the comparison of page pictures", () => {
  let page: Page;
  let before: PagePicture;

  beforeAll(async () => {
    page = await browser.newPage(look);
    await open(page);
    before = await unpack(await pack(await reduce(await screenshot(page))));
  });
  afterAll(() => page.context().close());

  /** The difference that these additional rules make to the page. */
  async function redrawn(css: string) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const now = await reduce(await screenshot(page));
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    return difference(before, now);
  }

  it.each([
    { change: "a section is hidden", css: "#contact-form { visibility: hidden }" },
    { change: "a section is removed", css: "#contact-form { display: none }" },
    { change: "a column moved by 40 px", css: "#contact-form { transform: translateX(40px) }" },
    { change: "texts overlap", css: "h1 { transform: translateY(32px) }" },
    {
      change: "the brand color is changed",
      css: `:root { --brand: ${variables(light)["--ok"]!} }`,
    },
    { change: "the background is white", css: ":root { --paper: 255 255 255 }" },
    { change: "the page scrolls sideways", css: "main { width: calc(100vw + 40px) }" },
  ])("notices when $change", async ({ css }) => {
    expect(await redrawn(css)).toBeDefined();
  });

  it.each([
    { change: "nothing changed", css: "" },
    { change: "letters are aligned to whole pixels", css: "* { text-rendering: auto }" },
    { change: "letters are drawn bolder", css: "* { -webkit-text-stroke: 0.25px }" },
    { change: "everything moved by a pixel", css: "main { transform: translate(-1px, 1px) }" },
  ])("ignores that $change", async ({ css }) => {
    expect(await redrawn(css)).toBeUndefined();
  });

  it("ignores a finer screen", async () => {
    const { page } = await visit(browser, { scripts: true, ...look, deviceScaleFactor: 2 });
    await open(page);
    expect(difference(before, await reduce(await screenshot(page), 2))).toBeUndefined();
  });
});
