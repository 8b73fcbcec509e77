import { mailColors, type MailColors } from "./mail-colors";

/** Which element takes which colours: its text, its ground, its border. */
const looks: readonly {
  name: string;
  text?: keyof MailColors;
  ground?: keyof MailColors;
  border?: keyof MailColors;
}[] = [
  { name: "page", ground: "page" },
  { name: "card", ground: "card", border: "line" },
  { name: "band", text: "bandInk", ground: "band" },
  { name: "ink", text: "ink" },
  { name: "muted", text: "muted" },
  { name: "line", border: "line" },
  { name: "panel", ground: "panel" },
  { name: "link", text: "link" },
  { name: "button", text: "buttonInk", ground: "button" },
];

/** Links a client makes by itself look like the text around them. */
const plainLinks = "color:inherit!important;text-decoration:none!important;font:inherit!important";

/**
 * The style blocks. Each stands alone: Gmail drops a whole block over one selector it does not know.
 * The last two are for Outlook's own dark mode, which marks what it recoloured.
 */
export function mailStyles(): string {
  return [
    `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.side{padding-left:16px!important;padding-right:16px!important}.edge{padding:12px 8px!important}}`,
    `@media (prefers-color-scheme:dark){
${rules("")}
}`,
    `a[x-apple-data-detectors],#MessageViewBody .words a:not(.link):not(.button){${plainLinks}}`,
    rules("[data-ogsc] ", ["text"]),
    rules("[data-ogsb] ", ["ground", "border"]),
  ]
    .map((css) => `<style>\n${css}\n</style>`)
    .join("\n");
}

function rules(scope: string, kinds = ["text", "ground", "border"]): string {
  const value = (color: keyof MailColors | undefined, kind: string, property: string) =>
    color && kinds.includes(kind) ? `${property}:${mailColors.dark[color]}!important;` : "";
  return looks
    .map(({ name, text, ground, border }) => {
      const body =
        value(text, "text", "color") +
        value(ground, "ground", "background-color") +
        value(border, "border", "border-color");
      return body && `${scope}.${name}{${body}}`;
    })
    .filter(Boolean)
    .join("\n");
}
