import axe from "axe-core";
import { describe, expect, test } from "vitest";
import { emailColors, emailStyles } from "~/server/email/email-theme";
import { dark, light, type Token } from "~/content/tokens";

interface Color {
  parseHexString: (hex: string) => void;
}
/** Not in the types of axe. */
const { color: colors } = axe.commons as unknown as {
  color: { Color: new () => Color; getContrast: (ground: Color, front: Color) => number };
};

function contrast(...hexes: [front: string, ground: string]): number {
  const [front, ground] = hexes.map((hex) => {
    const color = new colors.Color();
    color.parseHexString(hex);
    return color;
  });
  return colors.getContrast(ground!, front!);
}

/** The colors of text, and then of edges, that stand on a ground. */
const pairs: [ground: Token, texts: Token[], edges?: Token[]][] = [
  ["paper", ["ink", "muted", "brand", "brand-strong", "danger", "ok"], ["edge"]],
  ["surface", ["ink", "muted", "brand", "brand-strong", "danger", "ok"], ["edge"]],
  ["brand", ["on-brand"]],
  ["brand-strong", ["on-brand"]],
  ["accent", ["on-accent"]],
  ["panel", ["on-panel", "accent"]],
  ["ink", ["paper"]],
  ["danger-soft", ["ink", "danger"]],
  ["ok-soft", ["ink", "ok"]],
];

describe.each(Object.entries({ light, dark }))("the %s scheme of the pages", (_, palette) => {
  test.each(pairs)("has enough contrast on %s: %s", (ground, texts, edges = []) => {
    const least = (fronts: Token[]) =>
      Math.min(...fronts.map((front) => contrast(palette[front], palette[ground])));
    expect(least(texts)).toBeGreaterThanOrEqual(4.5);
    expect(least(edges)).toBeGreaterThanOrEqual(3);
  });
});

/** A color with its HSL lightness inverted and its hue unchanged, as some email clients darken an email. */
function inverted(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const shift = 255 - Math.max(...channels) - Math.min(...channels);
  return `#${channels.map((value) => (value + shift).toString(16).padStart(2, "0")).join("")}`;
}

/** Every text color of an email and its background; the light ones are also readable when a client inverts them. */
const emailPairs: [text: keyof typeof emailColors.light, ground: keyof typeof emailColors.light][] =
  [
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

test.each([
  [emailColors.light, light],
  [emailColors.dark, dark],
])("emails use the site's colors", ({ ink, muted, line, accent, page, card }, palette) => {
  expect(palette).toMatchObject({ ink, muted, line, accent, paper: page, surface: card });
  expect(emailColors.light.link).toBe(light.brand);
});

describe.each(Object.entries(emailColors))("the %s color scheme of emails", (_, colors) => {
  test.each(emailPairs)("has enough contrast for %s on %s", (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test("makes the button stand out from its card", () => {
    expect(contrast(colors.button, colors.card)).toBeGreaterThanOrEqual(3);
  });
});

// Clients that know the dark scheme use it; the others have only the light one to invert.
test.each(emailPairs)(
  "%s on %s keeps enough contrast when an email client inverts the colors",
  (...pair) => {
    const [text = "", ground = ""] = pair.map((name) => inverted(emailColors.light[name]));
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test("the dark style block sets every dark color, and stands apart from the one whose selectors Gmail rejects", () => {
  const blocks = emailStyles().split("</style>");
  const dark = blocks.find((block) => block.includes("prefers-color-scheme:dark")) ?? "";
  const { accent, ...changed } = emailColors.dark;
  expect(accent).toBe(emailColors.light.accent);
  for (const value of Object.values(changed)) expect(dark).toContain(`${value}!important`);
  expect(dark).not.toContain("[");
});
