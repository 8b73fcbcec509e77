import { expect, it } from "vitest";
import { accessibilityProblems, danglingReferences } from "../support/pages/axe";
import { hydrated, modes } from "../support/browser";
import { scriptedStates, savesByItself, states } from "../support/pages/page-states";
import { ofThisRun } from "../support/this-run";
import { browser, site } from "../support/pages/open";
import { sharedVisit, visit } from "../support/visit";

const large = { width: 1280, height: 800 };
/** What the browser logs about responses other than 200, and the site's own lines about them. */
const known = [
  /the server responded with a status of (400|404|422|500|502)/,
  /404: there is no page at/,
  /Something went wrong/,
];

const rows = [
  ...modes.flatMap((mode) =>
    [...states, ...(mode.scripts ? scriptedStates : [])].map((state) => ({
      ...mode,
      ...state,
      colorScheme: "light" as const,
    })),
  ),
  ...states
    .filter((state) => state.dark)
    .map((state) => ({
      mode: "in the dark scheme",
      scripts: true,
      ...state,
      colorScheme: "dark" as const,
    })),
];

/** States that need the server alone: `npm test` checks them without scripts. */
const withoutScripts = [
  "the message after a preview",
  "an order with every error",
  "assets with every error",
  "submitted assets",
];
/** The one of these that it checks with scripts too, since scripts announce errors themselves. */
const inBothModes = "an order with every error";
/** States that differ only in width, place or message from one that `npm test` checks. */
const variants = [
  "the landing page on a phone",
  "the contact page on a phone",
  "the open preview on a phone",
  "/terms-of-service", // stands under the glass header
  "an order whose checkout failed",
  "files just chosen, with their toast",
];

/** Each page and kind of state once in the light scheme; with scripts the dark scheme is checked in place. */
function isRepresentative({ name, scripts, rare, colorScheme }: (typeof rows)[number]): boolean {
  if (rare || colorScheme === "dark" || variants.includes(name)) return false;
  return withoutScripts.includes(name) ? !scripts || name === inBothModes : scripts;
}

// A state reached with scripts turns dark in place, for the rule about contrast.
it.each(ofThisRun(rows, isRepresentative))(
  "axe-core finds no problem $mode on $name",
  async (state) => {
    const { scripts, path, reach, viewport = large, colorScheme, dark } = state;
    const open = scripts && savesByItself(state) ? visit : sharedVisit;
    const { page, expectQuiet } = await open(browser, {
      scripts,
      viewport,
      colorScheme,
    });
    await page.goto(site.url + path);
    // Error pages of the middleware have no scripts.
    await hydrated(page, scripts && path !== "/%00");
    await reach?.(page, site);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expect(await danglingReferences(page)).toEqual([]);
    if (scripts && dark && colorScheme === "light") {
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await accessibilityProblems(page, scripts, "contrast"), "in the dark").toEqual([]);
    }
    expectQuiet(...known);
  },
);
