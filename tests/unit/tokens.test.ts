import { describe, expect, it } from "vitest";
import { contrast, dark, light, pairs } from "~/ui/tokens";

describe("the color palette", () => {
  for (const [scheme, palette] of Object.entries({ light, dark })) {
    it.each(pairs)(`has enough contrast in the ${scheme} scheme: $front on $ground`, (pair) => {
      expect(contrast(palette[pair.front], palette[pair.ground])).toBeGreaterThanOrEqual(
        pair.least,
      );
    });
  }

  it("is measured with WCAG's contrast formula", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
