import type { Page } from "playwright";
import { expect } from "vitest";
import { hydrated, sharedBrowser } from "../browser";
import { sharedSite } from "../site";

// Pages that restore typed text, for the tests of the importing file.

export const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

export const withoutMotion = { scripts: true, reducedMotion: "reduce" } as const;

export async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page, true);
}

export const order = {
  name: "Bright Pipes",
  project: "A plumber's site for Leeds",
  timeline: "flexible",
};

export async function expectOrder(page: Page, expected: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) {
    expect(await page.locator(`[name="${name}"]`).inputValue(), name).toBe(value);
  }
}
