import { readFileSync } from "node:fs";
import { light } from "../app/content/tokens";

const FILE = "app/content/logo.svg";

/**
 * A logo with its colors: `var(--brand)` becomes the token `brand` of the light scheme, because a logo looks the same
 * everywhere. Throws a sentence for the owner where it names no token or cannot be scaled.
 */
export function colorLogo(svg = readFileSync(FILE, "utf8")): string {
  if (!/<svg\b[^>]*\sviewBox=/.test(svg)) {
    throw new Error(`${FILE} has no viewBox: write one, such as viewBox="0 0 32 32"`);
  }
  return svg.replace(/var\(--([\w-]+)\)/g, (written, name: string) => {
    const color = Object.entries(light).find(([token]) => token === name)?.[1];
    if (!color) {
      throw new Error(
        `${FILE} names ${written}, which app/content/tokens.ts lacks: write one of ${Object.keys(light).join(", ")}`,
      );
    }
    return color;
  });
}
