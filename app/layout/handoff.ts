/** Route data with a form's initial `values`, or the `repopulateFields` of an invalid post. */
type FormData = Partial<Record<"values" | "repopulateFields", Record<string, string>>>;

type RouteData = Record<string, FormData | null> | null;

/** The part of `window.__remixContext` with form values. */
export interface Handoff {
  state: { loaderData?: RouteData; actionData?: RouteData };
}

/** Remix's handoff as JSON without form values, which would be sent twice: inline/form-values.ts reads them from the HTML. */
export function withoutFormValues(handoff: string): string {
  const context = JSON.parse(handoff) as Handoff;
  for (const values of formValues(context)) {
    for (const name in values) values[name] = "";
  }
  return JSON.stringify(context).replaceAll("<", "\\u003c");
}

export function formValues({ state }: Handoff) {
  return [state.loaderData, state.actionData]
    .flatMap((data) => Object.values(data ?? {}))
    .flatMap((data) => [data?.values, data?.repopulateFields])
    .filter((values) => values !== undefined);
}
