import { cookieChoices } from "../cookie-choice";
import { COOKIE_CONSENT_KEY, startCookieNotice } from "./cookie-script";
import { HEADER_SCROLL_THRESHOLD_PX, startHeader } from "./header-script";
import { logMissingPath } from "./missing-path-script";
import { SECTION_SCROLL_DELAY_MS, startSectionLinks } from "./section-script";
import { startWhenIdle, type StartPlan } from "./start-script";

export type { StartPlan };

/** What every page does in a browser with scripts, as the text of a module: it needs no file and no framework. */
export const shellScript = [
  call(startHeader, HEADER_SCROLL_THRESHOLD_PX),
  call(startSectionLinks, SECTION_SCROLL_DELAY_MS),
  call(startCookieNotice, COOKIE_CONSENT_KEY, cookieChoices),
  call(logMissingPath),
].join("\n");

/** The text of a module that starts a page's own scripts, `context` being what the framework takes over from. */
export function startScript(plan: StartPlan, context: string | undefined): string {
  const handover = context === undefined ? "" : `window.__remixContext = ${context};\n`;
  return handover + call(startWhenIdle, plan);
}

/** For pages without scripts of their own: there is nothing to wait for. */
export const nothingToStart = `document.documentElement.dataset.hydrated = "";`;

function call<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  const values = args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c"));
  return `(${script.toString()})(${values.join(", ")});`;
}
