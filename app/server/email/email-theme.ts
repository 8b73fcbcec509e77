import { dark, light, type Palette } from "~/content/tokens";

const emailPalette = (palette: Palette) => ({
  page: palette.paper,
  card: palette.surface,
  panel: palette.paper,
  band: palette.panel,
  bandInk: palette["on-panel"],
  accent: palette.accent,
  ink: palette.ink,
  muted: palette.muted,
  line: palette.line,
  link: palette.brand,
  button: palette.brand,
  buttonInk: palette["on-brand"],
  ok: palette.ok,
});

type EmailColors = ReturnType<typeof emailPalette>;

export const emailColors: Record<"light" | "dark", EmailColors> = {
  light: emailPalette(light),
  dark: {
    ...emailPalette(dark),
    panel: dark.panel,
    link: dark["brand-strong"],
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
  { name: "button", text: "buttonInk", ground: "button", border: "button" },
  { name: "outline", text: "link", border: "link" },
  { name: "missing", text: "link" },
  { name: "done", text: "ok" },
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
    `a[x-apple-data-detectors],#MessageViewBody .words a:not(.link):not(.button):not(.outline){${plainLinks}}`,
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

/** The logo of the letterhead. It comes with each email, because clients draw no SVG and load no remote picture unasked. */
export const emailLogo = { file: "public/email-logo.png", contentId: "cid:logo.png" };
