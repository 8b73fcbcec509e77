/** The data of a page whose form begins with `values`, or was answered with `repopulateFields`. */
interface FormData {
  values?: Record<string, string>;
  repopulateFields?: Record<string, string>;
}

/** The part of what is handed over to the framework that holds a form's values. */
export interface HandedOver {
  state: {
    loaderData?: Record<string, FormData | null> | null;
    actionData?: Record<string, FormData | null> | null;
  };
}

/**
 * Gives the framework the values of the page's form, which are sent once only: in the form itself.
 * Runs in the browser from its own text, so it uses nothing from outside its body.
 */
export function takeUpTyped({ state }: HandedOver): void {
  function rendered(name: string): string {
    const [control] = document.getElementsByName(name);
    if (control instanceof HTMLSelectElement) {
      return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
    }
    // Not what stands in it by now: somebody may be typing.
    const text = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return text ? control.defaultValue : "";
  }

  for (const data of [state.loaderData, state.actionData].flatMap((all) =>
    Object.values(all ?? {}),
  )) {
    for (const values of [data?.values, data?.repopulateFields]) {
      for (const name in values) values[name] = rendered(name);
    }
  }
}
