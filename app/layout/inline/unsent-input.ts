/*
 * Stores the unsent input of the page's form in sessionStorage, so that it survives a reload, a crash or the back button.
 * A page that names the form without showing it deletes what was posted from it, not what was only typed. `data-of` on
 * the form names its order's draft, `data-again` says that the form was posted and is shown again.
 *
 * What was typed over an older value than the server's is restored where the form says what it was typed over, in a hidden
 * `was-` field: the site puts both together. Elsewhere the server's newer value wins. What autosaving has saved is deleted
 * here, by the events of `tellUnsentInput`.
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
    const was = form.elements.namedItem(`was-${control.name}`);
    if (!(was instanceof HTMLInputElement)) {
      if (before === now && control.value === now) control.value = typed;
      return { control, rendered: again === undefined ? now : (before ?? "") };
    }
    // A browser may have restored what was typed. The form that is shown again has what was posted.
    const isUnsent = before !== undefined && again === undefined;
    if (isUnsent && [now, typed].includes(control.value)) {
      control.value = typed;
      was.value = before;
    }
    return { control, rendered: was.value };
  });
  let typed: Typed = {};
  const store = (posted: boolean) => {
    typed = {};
    for (const { control, rendered } of controls) {
      if (control.value.trim() !== rendered.trim()) typed[control.name] = [rendered, control.value];
    }
    sessionStorage.setItem(
      key,
      JSON.stringify({ of: form.dataset.of, posted, typed } satisfies Stored),
    );
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
  form.addEventListener("restore", (event) => {
    const base = baseIn(event);
    for (const { control } of controls) {
      const pair = typed[control.name];
      if (pair) [base[control.name], control.value] = pair;
    }
  });
  form.addEventListener("rebase", (event) => {
    const base = baseIn(event);
    for (const field of controls) field.rendered = base[field.control.name] ?? "";
    tryToStore(event);
  });
}

const baseIn = (event: Event) => (event as CustomEvent<Partial<Record<string, string>>>).detail;

function read(key: string): Stored {
  return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Stored;
}

function renderedIn(control: Control): string {
  if ("defaultValue" in control) return control.defaultValue;
  return control.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
}
