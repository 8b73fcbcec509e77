import { describe, expect, test } from "vitest";
import { colorProblems, contrast } from "~/content/check-colors";
import { dark, light } from "~/content/tokens";
import { emailColors, emailStyles } from "~/server/email/email-theme";

test("the contrast of two colors is that of WCAG 2.2", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("the pages' colors have no problem", () => {
  expect(colorProblems()).toEqual([]);
});

test.each([
  [
    "faint text",
    { muted: "#959ca8" },
    ["muted (#959ca8) on paper (#faf6ef) is 2.56", "on surface"],
  ],
  ["a faint edge", { edge: "#b9b1a4" }, ["edge (#b9b1a4) on paper", "edge (#b9b1a4) on surface"]],
  [
    "no hexadecimal color",
    { paper: "beige", ink: "#fff" },
    ['light.paper is "beige"', "light.ink"],
  ],
])("%s is named with the color to change", (_, changes, words) => {
  const problems = colorProblems({ light: { ...light, ...changes }, dark });
  expect(problems).toEqual(words.map((word) => expect.stringContaining(word) as string));
  for (const problem of problems) expect(problem).toContain(": write ");
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
    ["ok", "card"],
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
