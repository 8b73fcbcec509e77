/*
 * Stores the unsent input of the page's form in sessionStorage, so that it survives a reload, a crash or the back button.
 * A page that names the form without showing it deletes what was posted from it, not what was only typed. A field is
 * restored only where the server's value is still the one that was edited: a newer value of the server wins. `data-of` on
 * the form names its order, `data-again` says that the form was posted and is shown again.
 */
import { typedKey } from "../form-response";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Record<string, [rendered: string, typed: string]>;
type Stored = { of?: string; posted?: boolean; typed?: Typed };

/** The fields that visitors fill in: no hidden field, no file, no honeypot. */
const FIELDS = "input:not([type=hidden], [type=file], [tabindex='-1']), textarea, select";

const id = document.querySelector<HTMLElement>("[data-typed-form]")?.dataset.typedForm;
if (id) storeInput(id);

function storeInput(id: string): void {
  const key = typedKey(id);
  const form = document.getElementById(id);
  try {
    if (form instanceof HTMLFormElement) restoreAndStore(form, key);
    else if (read(key).posted) sessionStorage.removeItem(key);
  } catch {
    // A browser may block storage; the page then does not promise to store input.
    form?.setAttribute("data-unkept", "");
  }
}

function restoreAndStore(form: HTMLFormElement, key: string): void {
  const { of, again } = form.dataset;
  const stored = read(key);
  const earlier = (stored.of === of && stored.typed) || {};
  const controls = [...form.querySelectorAll<Control>(FIELDS)].map((control) => {
    const [before, typed = ""] = earlier[control.name] ?? [];
    const now = renderedIn(control);
    if (before === now && control.value === now) control.value = typed;
    return { control, rendered: again === undefined ? now : (before ?? "") };
  });
  const store = (posted: boolean) => {
    const typed: Typed = {};
    for (const { control, rendered } of controls) {
      if (control.value !== rendered) typed[control.name] = [rendered, control.value];
    }
    sessionStorage.setItem(key, JSON.stringify({ of, posted, typed } satisfies Stored));
  };
  store(false);
  const tryToStore = ({ type }: Event) => {
    try {
      store(type === "submit");
    } catch {
      // When the storage is full, the earlier input stays stored.
    }
  };
  form.addEventListener("input", tryToStore);
  form.addEventListener("submit", tryToStore);
}

function read(key: string): Stored {
  return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Stored;
}

function renderedIn(control: Control): string {
  if ("defaultValue" in control) return control.defaultValue;
  return control.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
}
