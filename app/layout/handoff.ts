export const formValueNames = ["values", "repopulateFields"] as const;

/** Route data with a form's initial `values`, or the `repopulateFields` of an invalid post. */
export type FormData = Partial<Record<(typeof formValueNames)[number], Record<string, string>>>;

type RouteData = Record<string, FormData | null | undefined> | null;

/** The part of `window.__remixContext.state` with form values. */
export interface RouteState {
  loaderData?: RouteData;
  actionData?: RouteData;
}

export function formDataIn({ loaderData, actionData }: RouteState): FormData[] {
  return [loaderData, actionData]
    .flatMap((data) => Object.values(data ?? {}))
    .flatMap((data) => data ?? []);
}
