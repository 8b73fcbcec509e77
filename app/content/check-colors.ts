import { dark, light, type Palette, type Token } from "./tokens";

/** The colors of text, and then of edges, that stand on a ground. */
const pairs: [ground: Token, texts: Token[], edges?: Token[]][] = [
  ["paper", ["ink", "muted", "brand", "brand-strong", "danger", "ok"], ["edge"]],
  ["surface", ["ink", "muted", "brand", "brand-strong", "danger", "ok"], ["edge"]],
  ["brand", ["on-brand"]],
  ["brand-strong", ["on-brand"]],
  ["accent", ["on-accent"]],
  ["panel", ["on-panel", "accent"]],
  ["on-panel", ["on-accent"]],
  ["ink", ["paper"]],
  ["danger-soft", ["ink", "danger"]],
  ["ok-soft", ["ink", "ok"]],
];

/** What WCAG 2.2 asks for at least: of text (1.4.3), and of edges that alone show where a field is (1.4.11). */
const least = { text: 4.5, edge: 3 };

/** The values that are no colors, or the pairs of them that lack contrast, a sentence each. */
export function colorProblems(schemes: Record<string, Palette> = { light, dark }): string[] {
  const malformed = Object.entries(schemes).flatMap(([scheme, palette]) =>
    Object.entries(palette)
      .filter(([, hex]) => !/^#[0-9a-f]{6}$/i.test(hex))
      .map(
        ([token, hex]) =>
          `${scheme}.${token} is "${hex}": write # and six hexadecimal digits, such as "#a1b2c3"`,
      ),
  );
  if (malformed.length > 0) return malformed;
  return Object.entries(schemes).flatMap(([scheme, palette]) =>
    pairs.flatMap(([ground, texts, edges = []]) => {
      const faint = (fronts: Token[], wanted: number) =>
        fronts.flatMap((front) => {
          const ratio = contrast(palette[front], palette[ground]);
          if (ratio >= wanted) return [];
          const named = `${front} (${palette[front]}) on ${ground} (${palette[ground]})`;
          const rounded = Math.floor(ratio * 100) / 100;
          return `the contrast of ${named} is ${rounded} in the ${scheme} scheme: write colors with ${wanted} or more`;
        });
      return [...faint(texts, least.text), ...faint(edges, least.edge)];
    }),
  );
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
