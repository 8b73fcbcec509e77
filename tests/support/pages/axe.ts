import axe from "axe-core";
import type { Page } from "playwright";

export type Rules = "all" | "contrast";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The problems that axe-core finds on a page, one line for each element.
 * It waits for transitions, so that contrast is measured in the final colors.
 *
 * axe-core waits on timers, which do not run without JavaScript. It is enabled during the check only: the
 * page's scripts were skipped when it was parsed, so only `@media (scripting)` changes meanwhile.
 */
export async function accessibilityProblems(page: Page, scripts: boolean, rules: Rules = "all") {
  if (scripts) return run(page, rules);
  const session = await page.context().newCDPSession(page);
  // Disabled again first, as the browser reacts only to a change of this session's own setting.
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  try {
    return await run(page, rules);
  } finally {
    await session.detach();
  }
}

async function run(page: Page, rules: Rules): Promise<string[]> {
  const runOnly: axe.RunOnly =
    rules === "all" ? { type: "tag", values: tags } : { type: "rule", values: ["color-contrast"] };
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`),
    );
  }, runOnly);
}

export function danglingReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ["aria-describedby", "aria-labelledby", "aria-controls", "for"];
    const named = attributes.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        element
          .getAttribute(attribute)!
          .split(/\s+/)
          .map((id) => ({ id, by: `${attribute} of ${element.outerHTML.slice(0, 80)}` })),
      ),
    );
    const linked = [...document.querySelectorAll('a[href^="#"]')].map((link) => ({
      id: link.getAttribute("href")!.slice(1),
      by: link.outerHTML.slice(0, 80),
    }));
    return [...named, ...linked]
      .filter(({ id }) => !document.getElementById(id))
      .map(({ id, by }) => `${id}: ${by}`);
  });
}
