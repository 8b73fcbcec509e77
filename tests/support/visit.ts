import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { onTestFinished, type TestContext } from "vitest";

const violations: string[] = [];

/** What the content security policy has blocked since the last call. */
export const takeViolations = () => violations.splice(0);

type Look = Pick<BrowserContextOptions, "colorScheme" | "reducedMotion"> & {
  viewport?: { width: number; height: number };
};

const FAILURES = "test-results";
/** Motion costs a fifth of a page's processor time, so tests that check it must ask for it. */
const LESS = "reduce";
const VIEWPORT = { width: 1280, height: 720 };

/**
 * Opens a page in a browser context of its own for the running test, closes it after the test, and collects the errors
 * of its console. A test that fails leaves a screenshot and a trace of the page.
 */
export async function visit(
  browser: Browser,
  { scripts, ...options }: { scripts: boolean } & BrowserContextOptions,
) {
  const page = await openPage(browser, { javaScriptEnabled: scripts, ...options });
  await page.context().tracing.startChunk();
  return watch(page, () => page.context().close());
}

const shared = new Map<boolean, { page: Promise<Page>; taken: boolean }>();

/**
 * Lends the running test the one page that all test files of this worker share, without cookies and storage: loading
 * a document there costs half of what it costs in a new page. A test needs `visit` where files must load for the
 * first time, where it stops the clock, routes requests or adds scripts to the page, which would persist, and where it
 * ends on the filled onboarding form with scripts, which saves when the next test leaves the page.
 */
export async function sharedVisit(
  browser: Browser,
  { scripts, viewport = VIEWPORT, ...media }: { scripts: boolean } & Look,
) {
  const lent = shared.get(scripts) ?? { page: openSharedPage(browser, scripts), taken: false };
  if (lent.taken) throw new Error("The running test has the shared page already.");
  lent.taken = true;
  shared.set(scripts, lent);
  const page = await lent.page;
  await page.context().tracing.startChunk();
  await forget(page);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: LESS, ...media });
  return watch(page, async (failed) => {
    for (const event of ["console", "pageerror", "request"]) page.removeAllListeners(event);
    const others = page.context().pages();
    await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
    lent.taken = false;
    if (!failed) return page.context().tracing.stopChunk();
    shared.delete(scripts);
    await page.context().close();
  });
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: LESS, ...options });
  await context.tracing.start();
  return context.newPage();
}

async function openSharedPage(browser: Browser, scripts: boolean): Promise<Page> {
  const page = await openPage(browser, { javaScriptEnabled: scripts });
  const refuse = () => {
    throw new Error("This would last in the shared page: open one by visit().");
  };
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, route: refuse });
  Object.assign(page.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse });
  Object.assign(page.context(), { addInitScript: refuse, route: refuse, setOffline: refuse });
  return page;
}

async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  if (!page.url().startsWith("http")) return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

function watch(page: Page, leave: (failed: boolean) => Promise<void>) {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const unexpected = (...expected: RegExp[]) =>
    complaints.splice(0).filter((text) => !expected.some((known) => known.test(text)));
  const report = (texts: string[]) => {
    if (texts.length > 0) throw new Error(`The browser complained:\n${texts.join("\n")}`);
  };
  onTestFinished(async ({ task }) => {
    const late = task.result?.state === "fail" ? [] : unexpected();
    const failed = task.result?.state === "fail" || late.length > 0;
    if (failed) await keepEvidence(page, task);
    await leave(failed);
    report(late);
  });
  return {
    page,
    /** Fails when the browser complained of something else; the end of the test checks what comes after. */
    expectQuiet: (...expected: RegExp[]) => report(unexpected(...expected)),
  };
}

async function keepEvidence(page: Page, { file, name, id }: TestContext["task"]): Promise<void> {
  const title = name.replace(/[^\w]+/g, "-").slice(0, 80);
  const folder = join(FAILURES, file.name.replace(/^tests\/|\.test\.tsx?$/g, ""), `${title}${id}`);
  const trace = join(folder, "trace.zip");
  await page
    .screenshot({ path: join(folder, "page.png"), timeout: 5_000 })
    .catch((error: unknown) => console.error("no screenshot:", error));
  await page.context().tracing.stopChunk({ path: trace });
  console.error(`${name}: see ${folder}/page.png, and npx playwright show-trace ${trace}`);
}
