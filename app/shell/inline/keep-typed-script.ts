/**
 * Keeps what is typed into a form in this tab, so that a reload, a crash or the way back does not lose it; a page of
 * the same step without the form forgets it. A field is filled only where the server shows what it showed when
 * somebody typed there: what it has learned since counts more. Only the named fields are kept. `data-of` on the form
 * tells whose it is, `data-again` that it shows what was sent before.
 * Runs in the browser from its own text, so it uses nothing from outside its body.
 */
export function keepTyped(formId: string, fields: readonly string[]): void {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** By field: what the server showed, and what was typed over it. */
  type Typed = Record<string, [shown: string, typed: string]>;

  const key = `typed ${formId}`;

  function shownIn(control: Control): string {
    if ("defaultValue" in control) return control.defaultValue;
    return control.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
  }

  function read(of: string | undefined): Typed {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { of?: string; typed?: Typed };
    return kept.of === of ? (kept.typed ?? {}) : {};
  }

  function start(form: HTMLFormElement): void {
    const { of, again } = form.dataset;
    const kept = read(of);
    const controls = fields.map((name) => {
      const control = form.elements.namedItem(name) as Control;
      const [before, typed = ""] = kept[name] ?? [];
      const now = shownIn(control);
      if (before === now && control.value === now) control.value = typed;
      return { name, control, shown: again === undefined ? now : (before ?? "") };
    });
    const keep = () => {
      const typed: Typed = {};
      for (const { name, control, shown } of controls) {
        if (control.value !== shown) typed[name] = [shown, control.value];
      }
      sessionStorage.setItem(key, JSON.stringify({ of, typed }));
    };
    keep();
    form.addEventListener("input", () => {
      try {
        keep();
      } catch {
        // A full storage keeps what it has.
      }
    });
  }

  const form = document.getElementById(formId);
  try {
    if (form) start(form as HTMLFormElement);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse to store anything: the page does not promise it then.
    form?.setAttribute("data-unkept", "");
  }
}
