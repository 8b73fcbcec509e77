import type { Page } from "playwright";

/** Scrolls a page to its end and back, a screen at a time, until every picture is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const scrollTo = async (top: number) => {
      window.scrollTo({ top, behavior: "instant" });
      await drawn();
    };
    const end = () => document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < end(); top += window.innerHeight) await scrollTo(top);
    await scrollTo(end());
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
    await document.fonts.ready;
    await scrollTo(0);
  });
}
