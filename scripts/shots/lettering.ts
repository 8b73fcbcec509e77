import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright";
import subsetFont from "subset-font";
import { type Letters, letteringFont } from "../../app/marketing/gallery/lettering";
import type { TradeSlug } from "../../app/content/trades";

/** Stands on the door while a demo is measured: of ordinary length, and as long as a name may be. */
export const NAMES = { usual: "Miller & Co", longest: "Harrington and Montgomery Partners Group" };

/** What a name may consist of, of the letters that the demos' fonts have. */
const CHARACTERS =
  " &',-’0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ";

/** As the specification of the first screen allows, in bytes. */
const MAX_FONT_BYTES = 12_000;

interface Measured {
  letters: Letters[];
  /** The family and weight of the first name on the page, the logo's. */
  font: { family: string; weight: string };
}

/** Where the firm's name stands in the first `height` pixels of a demo's site, in hundredths of its width. */
export async function measureNames(
  page: Page,
  name: string,
  site: { y: number; width: number; height: number },
): Promise<Measured> {
  const { letters, font } = await page.evaluate(
    ({ name, site }) => {
      const letters: Letters[] = [];
      let font: Measured["font"] | undefined;
      const texts = document.createTreeWalker(
        document.querySelector("#page")!,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.data.trim() !== name) continue;
        const element = text.parentElement!;
        const isInitial = getComputedStyle(element).fontSize === "0px";
        const style = getComputedStyle(element, isInitial ? "::first-letter" : undefined);
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const top = box.y + scrollY - site.y;
        const isForReaders = element.getBoundingClientRect().width <= 1;
        if (box.width === 0 || isForReaders || top > site.height) continue;
        font ??= {
          family: style.fontFamily.split(",")[0]!.replaceAll('"', ""),
          weight: style.fontWeight,
        };
        letters.push({
          x: box.x,
          y: top,
          width: box.width,
          height: box.height,
          size: parseFloat(style.fontSize),
          spacing: parseFloat(style.letterSpacing) || 0,
          color: style.color,
          ...(style.textTransform === "uppercase" && { isUpper: true }),
          ...(isInitial && { isInitial }),
        });
        const hidden = document.createElement("span");
        hidden.style.visibility = "hidden";
        text.replaceWith(hidden);
        hidden.append(text);
      }
      return { letters, font: font! };
    },
    { name, site },
  );
  return { letters: letters.map((one) => inHundredths(one, site.width)), font };
}

function inHundredths({ color, isUpper, isInitial, ...pixels }: Letters, width: number): Letters {
  const sizes = Object.entries(pixels).map(([key, value]) => [
    key,
    Math.round((value / width) * 10_000) / 100,
  ]);
  return { ...(Object.fromEntries(sizes) as typeof pixels), color, isUpper, isInitial };
}

/** The letters with the room that the longest name takes. */
export function withRoom(usual: readonly Letters[], longest: readonly Letters[]): Letters[] {
  return usual.map((letters, i) => ({
    ...letters,
    width: Math.max(letters.width, longest[i]?.width ?? 0),
  }));
}

/** Writes the letters of a page's font, at one weight, that a firm's name needs. */
export async function writeLetteringFont(
  page: Page,
  slug: TradeSlug,
  { family, weight }: Measured["font"],
): Promise<void> {
  const source = await page.evaluate(
    async ({ family, weight }) => {
      const face = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSGroupingRule ? [...rule.cssRules] : [rule]))
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .find(({ style }) => {
          const [least, most = least] = (style.getPropertyValue("font-weight") || "400").split(" ");
          return (
            style.getPropertyValue("font-family").replaceAll('"', "") === family &&
            style.getPropertyValue("font-style") !== "italic" &&
            Number(least) <= Number(weight) &&
            Number(weight) <= Number(most)
          );
        });
      const file = face && /url\("?([^")]+)/.exec(face.style.getPropertyValue("src"))?.[1];
      if (!file) return undefined;
      const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
      return [...bytes];
    },
    { family, weight },
  );
  if (!source) throw new Error(`The demo of ${slug} has no font of ${family}, ${weight}.`);
  const letters = await subsetFont(Buffer.from(source), CHARACTERS, {
    targetFormat: "sfnt",
    noLayoutClosure: true,
  });
  const isVariable = letters.includes("fvar");
  const font = await subsetFont(letters, CHARACTERS, {
    targetFormat: "woff2",
    ...(isVariable && { variationAxes: { wght: Number(weight) } }),
  });
  if (font.length > MAX_FONT_BYTES) throw new Error(`${slug}: ${font.length} bytes of letters`);
  mkdirSync("public/images/lettering", { recursive: true });
  writeFileSync(`public${letteringFont(slug)}`, font);
}
