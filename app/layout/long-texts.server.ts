/** In characters. */
const LONG = 1_000;

type Values = Partial<Record<string, string>>;

/**
 * React escapes a text character by character, which blocks for 15 ms where 80,000 characters are escaped. So `insert`
 * gives it markers in place of a form's long texts, and `complete` puts the texts into the HTML. Markers begin with `id`,
 * which visitors must not know.
 */
export function longTexts(id: string) {
  const texts: string[] = [];
  const markerOf = (text: string) => `${id}-${texts.push(text) - 1}-`;
  // Where a text area's text begins with a line end, React adds one, as browsers drop the first.
  const isInserted = (text = "") => text.length > LONG && !text.startsWith("\n");
  return {
    insert: <T extends Values>(values: T): T => {
      const entries = Object.entries(values);
      const markers = entries.map(([name, text]) => [
        name,
        isInserted(text) ? markerOf(text!) : text,
      ]);
      return Object.fromEntries(markers) as T;
    },
    complete: (html: string): string =>
      html.replace(new RegExp(`${id}-(\\d+)-`, "g"), (_, at: string) =>
        escaped(texts[Number(at)]!),
      ),
  };
}

/** As React does. To split and join makes less garbage than to replace, where tens of thousands are replaced. */
function escaped(text: string): string {
  let html = text;
  for (const [character, reference] of references) html = html.split(character).join(reference);
  return html;
}

const references = [
  ["&", "&amp;"],
  ['"', "&quot;"],
  ["'", "&#x27;"],
  ["<", "&lt;"],
  [">", "&gt;"],
] as const;
