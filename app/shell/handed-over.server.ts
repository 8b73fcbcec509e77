import type { HandedOver } from "./inline/form-values-script";

/**
 * What is handed over to the framework as JavaScript, without the values of the page's form: they stand in its HTML
 * already, and form-values-script.ts takes them from there. Sent twice, markup would make a page ten times as long as
 * what was typed.
 */
export function withoutTyped(handoff: string): string {
  const context = JSON.parse(handoff) as HandedOver;
  for (const all of [context.state.loaderData, context.state.actionData]) {
    for (const data of Object.values(all ?? {})) {
      for (const values of [data?.values, data?.repopulateFields]) {
        for (const name in values) values[name] = "";
      }
    }
  }
  return JSON.stringify(context).replaceAll("<", "\\u003c");
}
