import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { noteViolation } from "./policy-violations";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Playwright's own Chromium where it is installed, else the system's; undefined when there is neither. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}

export function launchBrowser(...options: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...quiet, ...options] });
}

/** Both ways every journey is run. */
export const modes = [
  { mode: "with scripts", scripts: true },
  { mode: "without scripts", scripts: false },
] as const;

export interface Visit {
  page: Page;
  /** Fails when the browser reported an error, a policy violation or a crash that `expected` does not name. */
  expectQuiet: (...expected: RegExp[]) => void;
}

/** Opens a page in a browser of its own; everything its console complains of is kept. */
export async function visit(
  browser: Browser,
  { scripts, ...options }: { scripts: boolean } & BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled: scripts, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    noteViolation(message.text());
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    page,
    expectQuiet: (...expected) => {
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
      if (unexpected.length > 0)
        throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
    },
  };
}

/** Resolves once the page's scripts have taken over; at once without scripts. */
export async function hydrated(page: Page, scripts: boolean): Promise<void> {
  if (scripts) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Keeps a page's requests to these addresses waiting until the returned function lets them go. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
