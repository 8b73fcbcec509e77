/** The data of a page whose form begins with `values`, or was answered with `repopulateFields`. */
interface FormData {
  values?: Record<string, string>;
  repopulateFields?: Record<string, string>;
}

type RouteData = Record<string, FormData | null> | null;

/** The part of `window.__remixContext` that holds a form's values. */
interface HandedOver {
  state: { loaderData?: RouteData; actionData?: RouteData };
}

/**
 * What is handed over to the browser, as JSON, without the values of the page's form: they stand in its HTML, and
 * {@link takeUpFormValues} takes them from there. Sent twice, markup would make a page ten times as long as what was
 * typed.
 */
export function withoutFormValues(handoff: string): string {
  const context = JSON.parse(handoff) as HandedOver;
  for (const values of formValues(context)) {
    for (const name in values) values[name] = "";
  }
  return JSON.stringify(context).replaceAll("<", "\\u003c");
}

/** Gives the framework, before it starts, the values of the page's form. */
export function takeUpFormValues(): void {
  const { __remixContext: context } = window as { __remixContext?: HandedOver };
  if (!context) return;
  for (const values of formValues(context)) {
    for (const name in values) values[name] = renderedValue(name);
  }
}

function formValues({ state }: HandedOver) {
  return [state.loaderData, state.actionData]
    .flatMap((data) => Object.values(data ?? {}))
    .flatMap((data) => [data?.values, data?.repopulateFields])
    .filter((values) => values !== undefined);
}

/** What the server has put into a control, not what stands in it by now: somebody may be typing. */
function renderedValue(name: string): string {
  const [control] = document.getElementsByName(name);
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  }
  const text = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return text ? control.defaultValue : "";
}
