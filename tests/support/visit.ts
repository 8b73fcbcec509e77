import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { onTestFinished, type TestContext } from "vitest";
import { noteViolation } from "./pages/policy-violations";

export interface Visit {
  page: Page;
  /**
   * Fails when the browser reported an error, a policy violation or a crash that `expected` does not match. The next
   * call checks only what comes after this one.
   */
  expectQuiet: (...expected: RegExp[]) => void;
}

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
): Promise<Visit> {
  const page = await openPage(browser, { javaScriptEnabled: scripts, ...options });
  await page.context().tracing.startChunk();
  onTestFinished(async ({ task }) => {
    if (failed(task)) await keepEvidence(page, task);
    await page.context().close();
  });
  return watch(page);
}

/** One page for each mode, and whether a test is using it. */
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
): Promise<Visit> {
  const lent = shared.get(scripts) ?? {
    page: openSharedPage(browser, scripts),
    taken: false,
  };
  if (lent.taken) throw new Error("The running test has the shared page already.");
  lent.taken = true;
  shared.set(scripts, lent);
  const page = await lent.page;
  onTestFinished(async ({ task }) => {
    for (const event of ["console", "pageerror", "request"]) page.removeAllListeners(event);
    const others = page.context().pages();
    await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
    lent.taken = false;
    if (!failed(task)) return page.context().tracing.stopChunk();
    shared.delete(scripts);
    await keepEvidence(page, task);
    await page.context().close();
  });
  await page.context().tracing.startChunk();
  await forget(page);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: LESS, ...media });
  return watch(page);
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: LESS,
    ...options,
  });
  await context.tracing.start();
  return context.newPage();
}

/** A page whose lasting changes throw. */
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

/** Clears cookies and the open document's storage. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  if (!page.url().startsWith("http")) return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

function watch(page: Page): Visit {
  const complaints: string[] = [];
  page.on("console", (message) => {
    noteViolation(message.text());
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    page,
    expectQuiet: (...expected) => {
      const reported = complaints.splice(0);
      const unexpected = reported.filter((text) => !expected.some((known) => known.test(text)));
      if (unexpected.length > 0)
        throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
    },
  };
}

const failed = (task: TestContext["task"]) => task.result?.state === "fail";

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
