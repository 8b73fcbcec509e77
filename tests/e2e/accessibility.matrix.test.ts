import { expect, it } from "vitest";
import { accessibilityProblems, danglingReferences } from "../support/pages/axe";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { scriptedStates, savesByItself, states } from "../support/pages/page-states";
import { ofThisRun } from "../support/this-run";
import { sharedSite } from "../support/site";
import { sharedVisit, visit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const large = { width: 1280, height: 800 };
/** What the browser itself says of answers that are not 200, and our own lines about them. */
const known = [
  /the server responded with a status of (400|404|422|500|502)/,
  /404: there is no page at/,
  /Something went wrong/,
];

const cases = ofThisRun(
  [
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
        mode: "in the dark",
        scripts: true,
        ...state,
        colorScheme: "dark" as const,
      })),
  ],
  ({ scripts, rare, sameWithoutScripts, colorScheme }) =>
    !rare && colorScheme === "light" && (scripts || !sameWithoutScripts),
);

// A state that was reached with scripts turns dark where it stands, for the one rule that looks at colors.
it.each(cases)("axe-core finds nothing $mode on $name", async (state) => {
  const { scripts, path, reach, viewport = large, colorScheme, dark } = state;
  const open = scripts && savesByItself(state) ? visit : sharedVisit;
  const { page, expectQuiet } = await open(browser, {
    scripts,
    viewport,
    reducedMotion: "reduce",
    colorScheme,
  });
  await page.goto(site.url + path);
  // The page of the edge has no scripts.
  await hydrated(page, scripts && path !== "/%00");
  await reach?.(page, site);
  expect(await accessibilityProblems(page, scripts)).toEqual([]);
  expect(await danglingReferences(page)).toEqual([]);
  if (scripts && dark && colorScheme === "light") {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await accessibilityProblems(page, scripts, "contrast"), "in the dark").toEqual([]);
  }
  expectQuiet(...known);
});
