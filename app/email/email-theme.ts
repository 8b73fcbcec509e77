/** The site's colors (app/ui/tokens.ts), written out for email clients, in both schemes. */
const light = {
  page: "#faf6ef",
  card: "#ffffff",
  panel: "#faf6ef",
  band: "#17233a",
  bandInk: "#ffffff",
  accent: "#f2b632",
  ink: "#17233a",
  muted: "#505a6b",
  line: "#e0d6c6",
  link: "#a63e0c",
  button: "#a63e0c",
  buttonInk: "#ffffff",
};

export type EmailColors = typeof light;

const dark: EmailColors = {
  page: "#10192a",
  card: "#1a2539",
  panel: "#25355a",
  band: "#0b111d",
  bandInk: "#ffffff",
  accent: "#f2b632",
  ink: "#f5efe4",
  muted: "#b4bccb",
  line: "#33405a",
  link: "#ffb48b",
  button: "#f2b632",
  buttonInk: "#17233a",
};

export const emailColors = { light, dark };

/** Every text color and its background; each pair is readable, the light ones also when a client inverts them. */
export const colorPairs: readonly (readonly [
  text: keyof EmailColors,
  ground: keyof EmailColors,
])[] = [
  ["bandInk", "band"],
  ["ink", "card"],
  ["ink", "panel"],
  ["muted", "card"],
  ["muted", "panel"],
  ["muted", "page"],
  ["link", "card"],
  ["link", "page"],
  ["buttonInk", "button"],
];

/** The colors of each element: its text, its background, its border. */
const elementColors: readonly {
  name: string;
  text?: keyof EmailColors;
  ground?: keyof EmailColors;
  border?: keyof EmailColors;
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

/** Links that an email client adds by itself look like the text around them. */
const plainLinks = "color:inherit!important;text-decoration:none!important;font:inherit!important";

/**
 * The style blocks, separate because Gmail drops a block for one selector that it does not know. The last two are for
 * Outlook's own dark mode, which marks what it recolored.
 */
export function emailStyles(): string {
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
  const value = (color: keyof EmailColors | undefined, kind: string, property: string) =>
    color && kinds.includes(kind) ? `${property}:${emailColors.dark[color]}!important;` : "";
  return elementColors
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
