import { expect, test } from "vitest";
import { light } from "~/content/tokens";
import { colorLogo } from "../../scripts/logo";

const logo = (fill: string, size = 'viewBox="0 0 1 1"') =>
  `<svg ${size}><path fill="${fill}"/></svg>`;

test("a logo takes on the light scheme's colors where it names them, and keeps its own", () => {
  expect(colorLogo(logo("var(--on-brand)"))).toBe(logo(light["on-brand"]));
  expect(colorLogo(logo("#123456"))).toBe(logo("#123456"));
});

test.each([
  ["a color that is none", logo("var(--bricks)"), "names var(--bricks)"],
  ["no viewBox", logo("red", 'width="32"'), "has no viewBox"],
])("a logo with %s is refused with what to write", (_, svg, words) => {
  expect(() => colorLogo(svg)).toThrow(words);
  expect(() => colorLogo(svg)).toThrow(": write ");
});
