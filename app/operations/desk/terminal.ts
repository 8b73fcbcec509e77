import { once } from "node:events";

/** How a command ends: 0 done, 1 failed, 2 wrong usage, or nothing changed because `--yes` is missing. */
export type ExitCode = 0 | 1 | 2;

/** Prints a result, already made safe for a terminal, and waits while standard output is full. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function failed(why: string): ExitCode {
  note(oneLine(why));
  return 1;
}

/** What was asked for is so already. */
export function unchanged(why: string): ExitCode {
  note(oneLine(why));
  return 0;
}

/** Wrong usage that only the command's work can tell. */
export function misused(why: string): ExitCode {
  note(`error: ${oneLine(why)}`);
  return 2;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Controls, separators, marks of the writing direction, private-use characters and unpaired surrogates. */
const UNSAFE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;
const UNSAFE_IN_JSON = new RegExp(UNSAFE.source.replace("\\p{Cc}", "\\x7f-\\x9f"), "gu");

const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A user's text as one line that is safe for a terminal: a visible sign replaces what it would interpret or hide. */
export function oneLine(text: string): string {
  return text
    .replace(/\r\n?|\n/g, " ⏎ ")
    .replace(/\t/g, " ")
    .replace(UNSAFE, visibleSign);
}

/** A user's text as lines, each after a margin, so that no line looks like the desk's output. */
export function block(text: string, margin = "    | "): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => `${margin}${oneLine(line)}`.trimEnd())
    .join("\n");
}

/** JSON that is safe for a terminal; it parses to the same value. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNSAFE_IN_JSON, (found) =>
    found.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

export function widthOf(line: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(line)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

export function truncate(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  let shown = "";
  let left = width - 1;
  for (const { segment } of graphemes.segment(line)) {
    left -= widthOf(segment);
    if (left < 0) break;
    shown += segment;
  }
  return `${shown}…`;
}

/** Unicode has pictures of the first control codes; the others get the replacement character. */
function visibleSign(found: string): string {
  const code = found.codePointAt(0)!;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? "␡" : "�";
}
