import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { layoutShifts, recordLayoutShifts } from "../support/pages/layout-shifts";
import { until } from "../support/until";
import { NAME_HELPER } from "./in-page";

/** What a first visit cost; times in ms from its start, sizes in bytes as they came over the line. */
export interface PhoneVisit {
  firstPaint: number;
  largestPaint: number;
  /** What tasks took above 50 ms each, from the first paint until the page had been quiet for two seconds. */
  blocked: number;
  shift: number;
  /** Everything, headers included. */
  transferred: number;
  /** Bodies only. */
  html: number;
  scripts: number;
  /** Of the scripts, those that were asked for before the largest paint. */
  earlyScripts: number;
  /** When the form stood in the page; undefined where there is none. */
  formThere?: number;
}

interface Watched {
  largestPaint: number;
  tasks: { start: number; end: number }[];
  formThere?: number;
}

const QUIET_MS = 2000;
const PATIENCE_MS = 60_000;

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as Lighthouse and DevTools emulate it request by request: 150 ms and 1.6 Mbit/s on the wire. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

const SLOWER_PROCESSOR = 4;

/** Opens an address for the first time on an emulated phone and stays until nothing happens any more. */
export async function visitByPhone(browser: Browser, url: string): Promise<PhoneVisit> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
    const network = watchNetwork(session);
    await recordLayoutShifts(page);
    await page.addInitScript(watch);
    await page.goto(url, { timeout: PATIENCE_MS });
    await quiet(page, network);
    const { total: shift } = await layoutShifts(page);
    return { ...(await page.evaluate(sum)), shift, transferred: network.received() };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything of its own does. */
function watch(): void {
  const watched: Watched = { largestPaint: 0, tasks: [] };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    watched.largestPaint = list.getEntries().at(-1)?.startTime ?? watched.largestPaint;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      watched.tasks.push({ start, end: start + duration });
    }
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main form button[type="submit"]')) return;
    watched.formThere = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page at the end of a visit. */
function sum() {
  const { largestPaint, tasks, formThere } = (window as unknown as { watched: Watched }).watched;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  const early = scripts.filter(({ startTime }) => startTime < largestPaint);
  const [weight, earlyWeight] = [scripts, early].map((files) =>
    files.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
  ) as [number, number];
  return {
    firstPaint,
    largestPaint,
    blocked: tasks
      .filter(({ end }) => end > firstPaint)
      .reduce((ms, { start, end }) => ms + Math.max(0, end - Math.max(start, firstPaint) - 50), 0),
    html: page?.encodedBodySize ?? 0,
    scripts: weight,
    earlyScripts: earlyWeight,
    formThere,
  };
}

function watchNetwork(session: CDPSession) {
  const open = new Set<string>();
  let last = performance.now();
  let bytes = 0;
  const touch = () => (last = performance.now());
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    open.add(requestId);
    touch();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    bytes += encodedDataLength;
    touch();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    open.delete(requestId);
    touch();
  });
  return {
    received: () => bytes,
    quietFor: () => (open.size > 0 ? 0 : performance.now() - last),
  };
}

/** Looks into the page rarely: to look is work for it. */
async function quiet(page: Page, network: ReturnType<typeof watchNetwork>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    await until("the network is quiet", () => network.quietFor() >= QUIET_MS, PATIENCE_MS);
    const sinceTask = await page.evaluate(
      () =>
        performance.now() -
        ((window as unknown as { watched: Watched }).watched.tasks.at(-1)?.end ?? 0),
    );
    if (sinceTask >= QUIET_MS && network.quietFor() >= QUIET_MS) return;
    if (performance.now() > deadline) throw new Error(`${page.url()} never became quiet`);
    await pause(QUIET_MS - Math.min(sinceTask, QUIET_MS - 50));
  }
}
