/**
 * What a terminal would obey or hide instead of showing: control and escape codes, line and paragraph separators,
 * marks that turn the direction of writing, private characters and broken ones.
 */
const UNSHOWN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;
const UNSHOWN_IN_JSON = new RegExp(UNSHOWN.source.replace("\\p{Cc}", "\\x7f-\\x9f"), "gu");

/** Characters that take two columns. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Somebody's text as one line that a terminal can only show: what it would not show is replaced visibly. */
export function oneLine(text: string): string {
  return text
    .replace(/\r\n?|\n/g, " ⏎ ")
    .replace(/\t/g, " ")
    .replace(UNSHOWN, picture);
}

/** Somebody's text as lines, each behind a margin, so that none can be taken for one of ours. */
export function block(text: string, margin = "    | "): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => `${margin}${oneLine(line)}`.trimEnd())
    .join("\n");
}

/** JSON that a terminal can only show; it reads back as the same value. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNSHOWN_IN_JSON, (found) =>
    Array.from({ length: found.length }, (_, at) => codeUnit(found, at)).join(""),
  );
}

function codeUnit(text: string, at: number): string {
  return `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
}

/** How many columns of a terminal a line takes. */
export function widthOf(line: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(line)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** A line cut to at most `width` columns, with an ellipsis where something is missing. */
export function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  let kept = "";
  let left = width - 1;
  for (const { segment } of graphemes.segment(line)) {
    left -= widthOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Unicode has pictures of the first control codes; the others get the mark of what cannot be shown. */
function picture(found: string): string {
  const code = found.codePointAt(0)!;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? "␡" : "�";
}
