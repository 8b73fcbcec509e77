import { describe, expect, test } from "vitest";
import { colorPairs, emailColors, emailStyles } from "~/email/email-theme";
import * as tokens from "~/ui/tokens";

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];

function luminance(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors by WCAG 2. */
function contrast(...rgbs: (readonly [number, number, number])[]): number {
  const [dark = 0, light = 0] = rgbs.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A color with its HSL lightness inverted and its hue unchanged, as some email clients darken an email. */
function inverted(rgb: readonly [number, number, number]): [number, number, number] {
  const shift = 1 - Math.max(...rgb) - Math.min(...rgb);
  return rgb.map((value) => value + shift) as [number, number, number];
}

test("emails use the site's colors", () => {
  const { light, dark } = emailColors;
  const shared = ["ink", "muted", "line", "accent"] as const;
  for (const name of shared) expect(light[name]).toBe(tokens.light[name]);
  for (const name of shared) expect(dark[name]).toBe(tokens.dark[name]);
  expect([light.page, light.card, light.link]).toEqual([
    tokens.light.paper,
    tokens.light.surface,
    tokens.light.brand,
  ]);
  expect([dark.page, dark.card]).toEqual([tokens.dark.paper, tokens.dark.surface]);
});

test("the test computes contrast as WCAG 2 does", () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  expect(contrast(channels("#767676"), [1, 1, 1])).toBeCloseTo(4.54, 2);
});

describe.each(Object.entries(emailColors))("the %s color scheme of emails", (_, colors) => {
  test.each(colorPairs)("has enough contrast for %s on %s", (text, ground) => {
    expect(contrast(channels(colors[text]), channels(colors[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  test("makes the button stand out from its card", () => {
    expect(contrast(channels(colors.button), channels(colors.card))).toBeGreaterThanOrEqual(3);
  });
});

// Clients that know the dark scheme use it; the others have only the light one to invert.
test.each(colorPairs)(
  "%s on %s keeps enough contrast when an email client inverts the colors",
  (text, ground) => {
    const pair = [text, ground].map((name) => inverted(channels(emailColors.light[name])));
    expect(contrast(...pair)).toBeGreaterThanOrEqual(4.5);
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
