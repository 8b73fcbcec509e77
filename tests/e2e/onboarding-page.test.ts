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

it("the checklist stays in view beside the form on a wide screen", async () => {
  const { page } = await openAlone("/onboarding", { viewport: { width: 1440, height: 900 } });
  await page.getByLabel("About your business").focus();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const boxOf = (text: string) => page.getByText(text).first().boundingBox();
  const [list, card] = [(await boxOf("What we need from you"))!, (await boxOf("Choose files"))!];
  expect(list.y).toBeGreaterThan(0);
  expect(list.x).toBeGreaterThan(card.x + card.width);
});

it("at twice the text size the onboarding page scrolls to no side on a phone", async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await openAlone("/onboarding", { viewport });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
});
