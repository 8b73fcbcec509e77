import { dark, light, type Palette } from "~/content/tokens";

const emailPalette = (palette: Palette) => ({
  page: palette.paper,
  card: palette.surface,
  panel: palette.paper,
  band: palette.panel,
  bandInk: "#ffffff",
  accent: palette.accent,
  ink: palette.ink,
  muted: palette.muted,
  line: palette.line,
  link: palette.brand,
  button: palette.brand,
  buttonInk: palette["on-brand"],
});

type EmailColors = ReturnType<typeof emailPalette>;

export const emailColors: Record<"light" | "dark", EmailColors> = {
  light: emailPalette(light),
  dark: {
    ...emailPalette(dark),
    panel: dark.panel,
    band: "#0b111d",
    link: dark["brand-strong"],
    button: dark.accent,
    buttonInk: dark["on-accent"],
  },
};

const properties = { text: "color", ground: "background-color", border: "border-color" };

type Kind = keyof typeof properties;

const elementColors: readonly ({ name: string } & Partial<Record<Kind, keyof EmailColors>>)[] = [
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

/** Separate blocks: Gmail drops a block for one selector that it does not know. The last two are for Outlook's dark mode. */
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

function rules(scope: string, kinds: readonly Kind[] = ["text", "ground", "border"]): string {
  return elementColors
    .map(({ name, ...colorOf }) => {
      const body = kinds.map((kind) => {
        const color = colorOf[kind];
        return color ? `${properties[kind]}:${emailColors.dark[color]}!important;` : "";
      });
      return body.some(Boolean) ? `${scope}.${name}{${body.join("")}}` : "";
    })
    .filter(Boolean)
    .join("\n");
}

/** The logo of app/layout/wordmark.tsx on its grid of 16 by 16: rows of one height, W white and A amber. */
const rows: readonly [height: number, cells: string][] = [
  [2, "................"],
  [1, ".......WW......."],
  [1, "......WWWW......"],
  [1, ".....WWWWWW....."],
  [1, "....WWW..WWW...."],
  [1, "...WWW....WWW..."],
  [1, "..WWW......WWW.."],
  [1, ".....AAAAAA....."],
  [1, "................"],
  [3, ".....AAAAAA....."],
  [3, "................"],
];

const { bandInk, accent, button: brick } = emailColors.light;
const colors: Record<string, string> = { W: bandInk, A: accent };
const SCALE = 2;
const layout = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** The logo drawn in table cells, because most email clients load no image and draw no SVG. */
export function signHtml(): string {
  return (
    `<table ${layout} aria-hidden="true"><tr><td bgcolor="${brick}" style="border-radius:8px;background-color:${brick};font-size:0;line-height:0">` +
    rows.map(([height, cells]) => rowHtml(cells, height * SCALE)).join("") +
    `</td></tr></table>`
  );
}

/** A table of its own, because some clients cannot tell the widths of cells that span columns. */
function rowHtml(cells: string, height: number): string {
  const runs = cells.match(/(.)\1*/g) ?? [];
  const cell = (run: string) => {
    const color = colors[run.charAt(0)];
    return `<td width="${run.length * SCALE}" height="${height}"${color ? ` bgcolor="${color}"` : ""}></td>`;
  };
  return `<table ${layout} width="${cells.length * SCALE}"><tr>${runs.map(cell).join("")}</tr></table>`;
}
