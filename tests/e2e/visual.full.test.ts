import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { demos } from "~/demos/demos";
import { expectBaseline, unusedBaselines } from "../support/pages/baselines";
import { hydrated, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { stopClock } from "../support/clock";
import { pay } from "../support/orders/filled-forms";
import { scrollThrough } from "../support/pages/scroll-through";
import { makeComparable, screenshot } from "../support/pages/page-screenshot";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

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
      await page.getByRole("button", { name: "Continue to payment" }).click();
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
  const { page } = await open(browser, {
    scripts: true,
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
    colorScheme,
  });
  if (at) await page.clock.setFixedTime(at);
  await page.goto(site.url + path);
  await hydrated(page, true);
  await scrollThrough(page);
  await reach?.(page);
  await hydrated(page, true);
  await makeComparable(page);
  return screenshot(page);
}

describe("the pictures of pages", () => {
  it.each(looks)("equal the baseline $file", async (look) => {
    await expectBaseline(look.file, await shoot(look));
  });

  it("use every stored baseline", () => {
    expect(unusedBaselines(looks.map(({ file }) => file))).toEqual([]);
  });
});
