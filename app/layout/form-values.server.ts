import { json } from "@remix-run/node";
import { requestContext } from "~/server/log/log.server";
import { type FormData, formDataIn, formValueNames, type RouteState } from "./handoff";

/**
 * Route data as JSON. For a document the texts of its form stay out of it: Remix would write them into the page once more,
 * and escape them for that, which blocks for 20 ms where 80,000 characters are escaped. {@link restoreFormValues} puts
 * them back for rendering; in the browser inline/form-values.ts reads them from the HTML.
 */
export function formJson<T extends object>(data: T, init?: ResponseInit) {
  const context = requestContext.getStore();
  if (!context || context.fromScripts) return json(data, init);
  const sent = { ...data };
  for (const name of formValueNames) {
    const values = (data as FormData)[name];
    if (!values) continue;
    context.formValues = { ...context.formValues, [name]: values };
    Object.assign(sent, {
      [name]: Object.fromEntries(Object.keys(values).map((field) => [field, ""])),
    });
  }
  return json(sent, init);
}

export function restoreFormValues(state: RouteState): void {
  const { formValues } = requestContext.getStore() ?? {};
  for (const data of formDataIn(state)) {
    for (const name of formValueNames) Object.assign(data[name] ?? {}, formValues?.[name]);
  }
}
