import type { Page } from "playwright";

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
    const rows = [...document.querySelectorAll(".swipe-row")];
    for (const row of rows.filter((it) => it.scrollWidth > it.clientWidth)) {
      row.scrollIntoView({ block: "center", behavior: "instant" });
      for (let left = 0; left < row.scrollWidth; left += row.clientWidth) {
        row.scrollTo({ left, behavior: "instant" });
        await drawn();
      }
      row.scrollTo({ left: 0, behavior: "instant" });
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
    await document.fonts.ready;
    await scrollTo(0);
  });
}
