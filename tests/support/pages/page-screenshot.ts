import type { Page } from "playwright";

/** Glyphs keep the font's widths, which some machines otherwise round to whole pixels. */
const exactWidths = "* { text-rendering: geometricPrecision }";

/** Makes an open page look the same on every day and machine. */
export async function makeComparable(page: Page): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  }, exactWidths);
  await fixTexts(page);
}

/** A screenshot of the whole page from its top, without any hover state. */
export async function screenshot(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.locator('[data-scrolled="false"]').waitFor();
  return page.screenshot({ fullPage: true });
}

/** Replaces years, days and order references, which differ in every run, and emoji, which not every machine can draw. */
function fixTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data
        .replace(/\b\d{1,2} [A-Z][a-z]+ (?=20\d\d\b)/, "1 January ")
        .replace(/\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}\b(?:, 20\d\d)?/, "Monday, January 1")
        .replace(/\b20\d\d\b/, "2025")
        .replace(/\bSW-\w+/, "SW-AAAAAA")
        .replace(/\p{Extended_Pictographic} ?/u, "");
    }
  });
}
