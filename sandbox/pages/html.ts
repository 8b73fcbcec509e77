/** Markup that is safe to send: made by `markup`, every value in it escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | undefined | Html | Html[];

function render(value: Value): string {
  if (value === undefined) return "";
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join("");
  return String(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A template whose values are escaped, unless they are markup of this template themselves. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((all, text, index) => all + render(values[index - 1]) + text));
}
