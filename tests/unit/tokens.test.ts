import { describe, expect, it } from "vitest";
import { contrast, dark, light, pairs } from "~/ui/tokens";

describe("the palette", () => {
  for (const [scheme, palette] of Object.entries({ light, dark })) {
    it.each(pairs)(`is readable in the ${scheme} scheme: $front on $ground`, (pair) => {
      expect(contrast(palette[pair.front], palette[pair.ground])).toBeGreaterThanOrEqual(
        pair.least,
      );
    });
  }

  it("measures as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
