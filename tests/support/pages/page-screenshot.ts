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

/** Replaces what differs in every run (times, years, days, references, private links), and emoji, which not every machine can draw. */
function fixTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data
        .replace(
          /\b[A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d [AP]M\b/,
          "January 1, 2025 at 10:00 AM",
        )
        .replace(/\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}\b(?:, 20\d\d)?/, "Monday, January 1")
        .replace(/\b20\d\d\b/, "2025")
        .replace(/\bSW-\w+/, "SW-AAAAAA")
        .replace(/\p{Extended_Pictographic} ?/u, "");
    }
    for (const link of document.querySelectorAll<HTMLInputElement>('input[value*="link="]'))
      link.value = "http://sitewright.test/onboarding?link=AAAAAAAAAAAAAAAAAAAAAA";
  });
}
