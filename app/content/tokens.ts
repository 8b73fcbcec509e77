/**
 * Every color of the site, its emails, icons and share pictures. docs/design.md says what each is for; the build names the
 * pairs that lack contrast.
 */
export const light = {
  paper: "#faf6ef",
  surface: "#ffffff",
  ink: "#17233a",
  muted: "#505a6b",
  line: "#e0d6c6",
  edge: "#8a8072",
  brand: "#a63e0c",
  "brand-strong": "#853008",
  "on-brand": "#ffffff",
  accent: "#f2b632",
  "on-accent": "#17233a",
  panel: "#17233a",
  "on-panel": "#faf6ef",
  danger: "#aa201a",
  "danger-soft": "#fdece9",
  ok: "#186741",
  "ok-soft": "#e6f4ec",
  shadow: "#17233a",
};

export type Token = keyof typeof light;
export type Palette = Record<Token, string>;

export const dark: Palette = {
  paper: "#10192a",
  surface: "#1a2539",
  ink: "#f5efe4",
  muted: "#b4bccb",
  line: "#33405a",
  edge: "#7d8aa3",
  brand: "#f6935c",
  "brand-strong": "#ffb48b",
  "on-brand": "#1f0f05",
  accent: "#f2b632",
  "on-accent": "#17233a",
  panel: "#25355a",
  "on-panel": "#faf6ef",
  danger: "#ffa296",
  "danger-soft": "#3d1b1d",
  ok: "#82d8a8",
  "ok-soft": "#123524",
  shadow: "#000000",
};

export function variables(palette: Palette): Record<string, string> {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return Object.fromEntries(
    Object.entries(palette).map(([name, hex]) => [`--${name}`, channels(hex).join(" ")]),
  );
}
