/* Runs between Remix's handoff and Remix's start: fills in the form values that withoutFormValues left out. */
import { formValues, type Handoff } from "../handoff";

const { __remixContext: context } = window as { __remixContext?: Handoff };
for (const values of context ? formValues(context) : []) {
  for (const name in values) values[name] = renderedValue(name);
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
