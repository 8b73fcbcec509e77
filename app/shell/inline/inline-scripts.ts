import { cookieChoices } from "../cookie-choice";
import { COOKIE_CONSENT_KEY, startCookieNotice } from "./cookie-script";
import { takeUpTyped } from "./form-values-script";
import { HEADER_SCROLL_THRESHOLD_PX, startHeader } from "./header-script";
import type { TypedForm } from "../page-handle";
import { keepTyped } from "./keep-typed-script";
import { logMissingPath } from "./missing-path-script";
import { SECTION_SCROLL_DELAY_MS, startSectionLinks } from "./section-script";
import { startWhenIdle, type StartPlan } from "./start-script";

/** What every page does in a browser with scripts, as the text of a module: it needs no file and no framework. */
export const shellScript = [
  call(startHeader, HEADER_SCROLL_THRESHOLD_PX),
  call(startSectionLinks, SECTION_SCROLL_DELAY_MS),
  call(startCookieNotice, COOKIE_CONSENT_KEY, cookieChoices),
].join("\n");

/**
 * The text of a module that starts a page's own scripts. `handover` names what the framework takes over from: the
 * names of global variables and their values as JavaScript.
 */
export function startScript(plan: StartPlan, handover: Record<string, string> = {}): string {
  const globals = Object.entries(handover).map(([name, value]) => `window.${name} = ${value};`);
  return [...globals, call(startWhenIdle, plan)].join("\n");
}

/** The text of a module that keeps what is typed into a form. */
export function keepTypedScript({ id, fields }: TypedForm): string {
  return call(keepTyped, id, fields);
}

/** For pages that are handed over: what their form holds. */
export const formValuesScript = `(${textOf(takeUpTyped)})(window.__remixContext);`;

/** For pages that say that something is not there. */
export const missingPathScript = call(logMissingPath);

/** For pages without scripts of their own: there is nothing to wait for. */
export const nothingToStart = `document.documentElement.dataset.hydrated = "";`;

/** Every page carries it: without its indentation. */
function call<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  const values = args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c"));
  return `(${textOf(script)})(${values.join(", ")});`;
}

function textOf<Args extends unknown[]>(script: (...args: Args) => void): string {
  return script.toString().replace(/\n\s+/g, "\n");
}
