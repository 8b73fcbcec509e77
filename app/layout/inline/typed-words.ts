/*
 * Keeps what is typed into the page's form in this tab, so that a reload, a crash or the way back does not lose it; a
 * page of the same step without the form forgets it. A field is filled only where the server shows what it showed when
 * somebody typed there: what it has learned since counts more. `data-of` on the form tells whose it is, `data-again`
 * that it shows what was sent before.
 */
import { PAGE_ID } from "../element-ids";
import { typedKey } from "../forget-typed";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By field: what the server showed, and what was typed over it. */
type Typed = Record<string, [shown: string, typed: string]>;

/** What a person types into or chooses from: no hidden field, no file, no honeypot. */
const FIELDS = "input:not([type=hidden], [type=file], [tabindex='-1']), textarea, select";

const id = document.getElementById(PAGE_ID)?.dataset.typedForm;
if (id) keepTypedWords(id);

function keepTypedWords(id: string): void {
  const key = typedKey(id);
  const form = document.getElementById(id);
  try {
    if (form instanceof HTMLFormElement) keep(form, key);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse to store anything: the page does not promise it then.
    form?.setAttribute("data-unkept", "");
  }
}

function keep(form: HTMLFormElement, key: string): void {
  const { of, again } = form.dataset;
  const kept = read(key, of);
  const controls = [...form.querySelectorAll<Control>(FIELDS)].map((control) => {
    const [before, typed = ""] = kept[control.name] ?? [];
    const now = shownIn(control);
    if (before === now && control.value === now) control.value = typed;
    return { control, shown: again === undefined ? now : (before ?? "") };
  });
  const store = () => {
    const typed: Typed = {};
    for (const { control, shown } of controls) {
      if (control.value !== shown) typed[control.name] = [shown, control.value];
    }
    sessionStorage.setItem(key, JSON.stringify({ of, typed }));
  };
  store();
  form.addEventListener("input", () => {
    try {
      store();
    } catch {
      // A full storage keeps what it has.
    }
  });
}

function read(key: string, of: string | undefined): Typed {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { of?: string; typed?: Typed };
  return kept.of === of ? (kept.typed ?? {}) : {};
}

function shownIn(control: Control): string {
  if ("defaultValue" in control) return control.defaultValue;
  return control.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
}
