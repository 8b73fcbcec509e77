import type { Page } from "playwright";
import { expect } from "vitest";

const gapUnderHeader = (page: Page, section: string) =>
  page.evaluate((id) => {
    const bottom = document.querySelector("header")!.getBoundingClientRect().bottom;
    return document.getElementById(id)!.getBoundingClientRect().top - bottom;
  }, section);

export async function expectInView(page: Page, section: string): Promise<void> {
  await expect.poll(() => gapUnderHeader(page, section)).toBeLessThan(100);
  expect(await gapUnderHeader(page, section)).toBeGreaterThanOrEqual(0);
}
