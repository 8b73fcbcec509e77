/* Runs between Remix's handoff and Remix's start: fills in the form values that layout/form-values.server.ts left out. */
import { formDataIn, formValueNames, type RouteState } from "../handoff";

const { __remixContext: context } = window as { __remixContext?: { state: RouteState } };
for (const data of context ? formDataIn(context.state) : []) {
  for (const values of formValueNames.map((name) => data[name])) {
    for (const name in values) values[name] = renderedValue(name);
  }
}

/** The value that the server rendered, not the current one, which the visitor may have changed. */
function renderedValue(name: string): string {
  const [control] = document.getElementsByName(name);
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  }
  const text = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return text ? control.defaultValue : "";
}
