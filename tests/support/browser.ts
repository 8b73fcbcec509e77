import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { chromium, type Browser, type Page } from "playwright";
import { ofThisRun } from "./this-run";

// Without QUIC and a GPU; glyphs keep the font's widths, as on a screen.
const args = ["--disable-gpu", "--disable-quic", "--font-render-hinting=none"];

/** The system's Chromium, used when Playwright's own is not installed; the headless one starts fastest. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export function findChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  const lookUp = names.map((name) => `command -v ${name}`).join(" || ");
  return spawnSync("sh", ["-c", lookUp], { encoding: "utf8" }).stdout.trim() || undefined;
}

export function launchBrowser(without: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args, ignoreDefaultArgs: without });
}

let shared: Promise<Browser> | undefined;

/** The browser that all test files of this worker share; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= launchBrowser());
}

export const modes = [
  { mode: "with scripts", scripts: true },
  { mode: "without scripts", scripts: false },
] as const;
/** Without scripts in `npm test`, with them in `npm run test:full`. */
export const modesOfThisRun = ofThisRun(modes, ({ scripts }) => !scripts);

/**
 * Resolves once the page's scripts have taken over; at once without scripts. Scripts start at the first interaction,
 * which this simulates; otherwise they would wait until the browser is idle.
 */
export async function hydrated(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return;
  await page.evaluate(() => void dispatchEvent(new Event("pointerdown")));
  await hydratedWhenIdle(page);
}

export function hydratedWhenIdle(page: Page): Promise<void> {
  return page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

export function validates(page: Page): Promise<void> {
  return page.locator("form[data-validates]").waitFor({ state: "attached" });
}

export async function hold(page: Page, urls: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
