import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { demos } from "~/demos/demos";
import { hydrated } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { stopClock } from "../support/clock";
import { pay, press } from "../support/orders/filled-forms";
import { scrollThrough } from "../support/pages/scroll-through";
import {
  difference,
  makeComparable,
  pack,
  reduce,
  screenshot,
  unpack,
} from "../support/pages/page-picture";
import { browser, notFound, site } from "../support/pages/open";

interface View {
  name: string;
  path: string;
  /** Brings the page into the state and waits for it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Also compared in the dark scheme. */
  dark?: true;
  /** The time of the visitor's clock, by the day and hour of which the page differs. */
  at?: Date;
}

const BASELINES = "tests/e2e/baselines";
/** A Tuesday morning: the demos show whether their firms are open. */
const officeHours = new Date(2026, 5, 2, 10);

const views: readonly View[] = [
  { name: "landing", path: "/", dark: true },
  { name: "contact", path: "/contact", dark: true },
  {
    name: "contact-errors",
    path: "/contact",
    reach: async (page) => {
      // The toast would disappear by itself.
      await page.clock.install();
      await stopClock(page);
      await press(page, "Continue to payment");
      await page.getByRole("alert").waitFor();
      await page.getByRole("status").filter({ hasText: "Validation Error" }).waitFor();
    },
  },
  { name: "receipt", path: "/contact", reach: pay },
  { name: "onboarding", path: "/onboarding" },
  ...demos.map(({ slug }) => ({ name: `demo-${slug}`, path: `/demo/${slug}`, at: officeHours })),
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "not-found", path: "/nowhere" },
];

const looks = views.flatMap(({ dark, ...view }) =>
  ([390, 1280] as const).flatMap((width) => {
    const look = { ...view, width };
    return [
      { ...look, file: `${view.name}-${width}`, colorScheme: "light" as const },
      ...(dark
        ? [{ ...look, file: `${view.name}-${width}-dark`, colorScheme: "dark" as const }]
        : []),
    ];
  }),
);
type Look = (typeof looks)[number];

async function shoot({ path, reach, at, width, colorScheme }: Look): Promise<Buffer> {
  // A form that was filled would show in the next picture, and a clock that was set would stay.
  const open = reach || at ? visit : sharedVisit;
  const { page, expectQuiet } = await open(browser, {
    scripts: true,
    viewport: { width, height: 800 },
    colorScheme,
  });
  if (at) await page.clock.setFixedTime(at);
  await page.goto(site.url + path);
  await hydrated(page, true);
  await scrollThrough(page);
  await reach?.(page);
  await hydrated(page, true);
  await makeComparable(page);
  expectQuiet(...notFound, /status of 422/);
  return screenshot(page);
}

describe("the pictures of pages", () => {
  it.each(looks)("equal the baseline $file", async (look) => {
    const file = join(BASELINES, `${look.file}.png`);
    const shot = await shoot(look);
    const now = await reduce(shot);
    if (process.env.UPDATE_BASELINES === "1") writeFileSync(file, await pack(now));
    const problem = difference(await unpack(readFileSync(file)), now);
    if (!problem) return;
    const left = join(mkdtempSync(join(tmpdir(), "sitewright-visual-")), "page.png");
    writeFileSync(left, shot);
    throw new Error(
      `${problem} See ${left}, and CONTRIBUTING.md if it is meant to look like this.`,
    );
  });

  it("use every stored baseline", () => {
    const used = looks.map(({ file }) => `${file}.png`);
    expect(readdirSync(BASELINES).filter((file) => !used.includes(file))).toEqual([]);
  });
});
