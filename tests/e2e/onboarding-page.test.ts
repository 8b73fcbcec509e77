import { expect, it } from "vitest";
import { hold, hydrated } from "../support/browser";
import { browser, openAlone, site } from "../support/pages/open";
import { visit } from "../support/visit";

it("the onboarding page scrolls to its top when loaded, even when the browser would restore the position", async () => {
  const { page } = await openAlone("/onboarding");
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.reload();
  await hydrated(page, true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

it("the onboarding page stays where the visitor has scrolled to when its scripts start", async () => {
  const { page } = await visit(browser, { scripts: true });
  const release = await hold(page, "**/build/**/*.js");
  await page.goto(`${site.url}/onboarding`);
  await page.evaluate(() => window.scrollTo(0, 500));
  release();
  await hydrated(page, true);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});
