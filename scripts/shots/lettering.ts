import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright";
import subsetFont from "subset-font";
import type { TradeSlug } from "../../app/content/trades";
import { type Letters, letteringFont } from "../../app/marketing/gallery/lettering";

/** Stands on the door while a demo is measured: of ordinary length, and as long as a name may be. */
export const NAMES = { usual: "Miller & Co", longest: "Harrington and Montgomery Partners Group" };

/** What a name may consist of, of the letters that the demos' fonts have. */
const CHARACTERS =
  " &',-’0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ";

/** As the specification of the first screen allows, in bytes. */
const MAX_FONT_BYTES = 12_000;

/** A name on the page; `room`: up to the next text at its right, in hundredths of the picture's width. */
type Measured = Letters & { room: number };

interface Door {
  names: Measured[];
  /** The family and weight of the first name on the page, the logo's. */
  font: { family: string; weight: string };
}

/** Where the firm's name stands on a demo's site; hides it there. */
export async function measureNames(
  page: Page,
  name: string,
  site: { y: number; width: number },
): Promise<Door> {
  const { names, font } = await page.evaluate(
    ({ name, site }) => {
      const walker = document.createTreeWalker(
        document.querySelector("#page")!,
        NodeFilter.SHOW_TEXT,
      );
      const texts: { text: Text; box: DOMRect }[] = [];
      const headline = document.querySelector<HTMLElement>(".headline-firm");
      const drawn = headline && { ...getComputedStyle(headline) };
      // A turned box would be measured by its corners.
      if (headline) headline.style.transform = "none";
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        texts.push({ text: walker.currentNode as Text, box: range.getBoundingClientRect() });
      }
      const names: Measured[] = [];
      let font: Door["font"] | undefined;
      for (const { text, box } of texts) {
        if (text.data.trim() !== name) continue;
        const element = text.parentElement!;
        const isForReaders = element.getBoundingClientRect().width <= 1;
        const top = box.y + scrollY - site.y;
        if (box.width === 0 || isForReaders) continue;
        const isDrawn =
          element === headline &&
          (drawn!.backgroundColor !== "rgba(0, 0, 0, 0)" || drawn!.borderBottomWidth !== "0px");
        const label = isDrawn ? drawn! : undefined;
        const [over, right, left] = [
          label?.paddingTop,
          label?.paddingRight,
          label?.paddingLeft,
        ].map((padding) => parseFloat(padding ?? "0")) as [number, number, number];
        if (label) Object.assign(element.style, { background: "none", borderColor: "transparent" });
        const isInitial = getComputedStyle(element).fontSize === "0px";
        const style = getComputedStyle(element, isInitial ? "::first-letter" : undefined);
        const family = style.fontFamily.split(",")[0]!.replaceAll('"', "");
        font ??= { family, weight: style.fontWeight };
        const next = texts
          .map((other) => other.box)
          .filter(({ left }) => left >= box.right)
          .filter((other) => other.top < box.bottom && other.bottom > box.top)
          .map(({ left }) => left);
        names.push({
          x: box.x - left,
          y: top - over,
          width: box.width,
          room: Math.min(site.width - 2 * right, ...next) - box.x,
          height: box.height,
          size: parseFloat(style.fontSize),
          spacing: parseFloat(style.letterSpacing) || 0,
          color: style.color,
          ...(style.textTransform === "uppercase" && { isUpper: true }),
          ...(isInitial && { isInitial }),
          ...(label && {
            label: {
              padding: label.padding,
              background: label.backgroundColor,
              borderRadius: label.borderRadius,
              borderBottom: label.borderBottom,
              clipPath: label.clipPath,
              transform: label.transform,
            },
          }),
        });
        const hidden = document.createElement("span");
        hidden.style.visibility = "hidden";
        text.replaceWith(hidden);
        hidden.append(text);
      }
      return { names, font: font! };
    },
    { name, site },
  );
  return { names: names.map((one) => inHundredths(one, site.width)), font };
}

function inHundredths(
  { color, isUpper, isInitial, label, ...pixels }: Measured,
  width: number,
): Measured {
  const hundredths = (value: number) => Math.round((value / width) * 10_000) / 100;
  const sizes = Object.entries(pixels).map(([key, value]) => [key, hundredths(value)]);
  const styles = Object.entries(label ?? {}).map(([key, value]) => [
    key,
    String(value).replace(/([\d.]+)px/g, (_, pixels) => `${hundredths(Number(pixels))}cqw`),
  ]);
  return {
    ...(Object.fromEntries(sizes) as typeof pixels),
    color,
    isUpper,
    isInitial,
    label: label && Object.fromEntries(styles),
  };
}

/** A gap to the next text, in hundredths of the picture's width. */
const GAP = 2;

/** The usual name's places, as wide as the longest name makes them, up to the next text. */
export function withRoom(usual: readonly Measured[], longest: readonly Measured[]): Letters[] {
  return usual.map(({ room, ...letters }, i) => {
    const most = longest[i] ?? letters;
    // A second line may begin before the first, and both end at the same edge.
    const isWrapped = !letters.label && most.height > 1.5 * letters.height;
    const width = isWrapped ? most.x + most.width - letters.x : most.width;
    return { ...letters, width: Math.max(letters.width, Math.min(width, room - GAP)) };
  });
}

/** Writes the letters of a page's font, at one weight, that a firm's name needs. */
export async function writeLetteringFont(
  page: Page,
  slug: TradeSlug,
  { family, weight }: Door["font"],
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
