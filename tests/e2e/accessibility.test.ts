import { expect, it } from "vitest";
import { light, variables } from "~/content/tokens";
import { accessibilityProblems } from "../support/pages/axe";
import { open } from "../support/pages/open";

it("axe-core finds text with too little contrast in the dark scheme, also where a page turns dark in place", async () => {
  const { page } = await open("/contact");
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

it("the cards of the landing page can be read while they move into place", async () => {
  const { page } = await open("/", { reducedMotion: "no-preference" });
  const moving = await page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter((it) => it instanceof CSSAnimation && it.timeline instanceof DocumentTimeline);
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 50;
    }
    return animations.length;
  });
  expect(moving).toBeGreaterThan(8);
  expect(await accessibilityProblems(page, true, "contrast")).toEqual([]);
});
