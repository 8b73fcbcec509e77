import { expect, it } from "vitest";
import { light, variables } from "~/ui/tokens";
import { accessibilityProblems } from "../support/pages/axe";
import { hydrated, sharedBrowser } from "../support/browser";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

it("axe-core finds text with too little contrast in the dark scheme, also where a page turns dark in place", async () => {
  const { page } = await sharedVisit(browser, { scripts: true, reducedMotion: "reduce" });
  await page.goto(`${site.url}/contact`);
  await hydrated(page, true);
  await page.evaluate(
    (ink) => document.documentElement.style.setProperty("--ink", ink),
    variables(light)["--ink"]!,
  );
  expect(await accessibilityProblems(page, true, "contrast")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const rules of ["contrast", "all"] as const) {
    const problems = await accessibilityProblems(page, true, rules);
    expect(problems.join("\n")).toMatch(/^color-contrast: <h1/m);
  }
});
