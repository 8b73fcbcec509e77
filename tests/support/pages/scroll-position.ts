import type { Page } from "playwright";
import { expect } from "vitest";

/** How far a section's top is below the header's bottom edge. */
const gapUnderHeader = (page: Page, section: string) =>
  page.evaluate((id) => {
    const bottom = document.querySelector("header")!.getBoundingClientRect().bottom;
    return document.getElementById(id)!.getBoundingClientRect().top - bottom;
  }, section);

/** Waits until the page has scrolled to a section, whose top is then just below the header. */
export async function expectInView(page: Page, section: string): Promise<void> {
  await expect.poll(() => gapUnderHeader(page, section)).toBeLessThan(100);
  expect(await gapUnderHeader(page, section)).toBeGreaterThanOrEqual(0);
}
