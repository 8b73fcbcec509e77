import type { ListOptions } from "./arguments";
import { nextCursor, type Cursor } from "./cursor";
import {
  block,
  jsonText,
  note,
  oneLine,
  print,
  truncate,
  widthOf,
  type ExitCode,
} from "./terminal";

/** A column of a table: its heading; of one that may be truncated, also the least width. */
export type Column = string | readonly [title: string, least: number];

const GAP = 2;
const NARROWEST = 80;
const WIDEST = 120;

/** Rows under their headings, one line each, within `width` as far as the columns may be truncated. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  // The terminal's; the widest for a file or a pipe.
  width = Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns ?? WIDEST)),
): string {
  const lines = [
    columns.map((column) => [column].flat()[0] as string),
    ...rows.map((row) => row.map(oneLine)),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ""))));
  shrink(widths, columns, width - GAP * (columns.length - 1));
  return lines
    .map((line) =>
      line
        .map((cell, at) => {
          const shown = truncate(cell, widths[at]!);
          return shown + " ".repeat(widths[at]! - widthOf(shown));
        })
        .join(" ".repeat(GAP))
        .trimEnd(),
    )
    .join("\n");
}

function shrink(widths: number[], columns: readonly Column[], room: number): void {
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  for (; excess > 0; excess -= 1) {
    const able = columns.flatMap((column, at) =>
      typeof column !== "string" && widths[at]! > column[1] ? [at] : [],
    );
    if (able.length === 0) return;
    const widest = able.reduce((one, other) => (widths[other]! > widths[one]! ? other : one));
    widths[widest]! -= 1;
  }
}

/** Prints a page of a list, as a table or as JSON. Of `rows`, one more than the page says that there is a next one. */
export async function printList<Row extends Cursor>(
  rows: readonly Row[],
  { limit, json }: ListOptions,
  { columns, cells }: { columns: readonly Column[]; cells: (row: Row) => string[] },
): Promise<ExitCode> {
  const shown = rows.slice(0, limit);
  if (json) await print(`${jsonText(shown, 2)}\n`);
  else if (shown.length > 0) await print(`${table(columns, shown.map(cells))}\n`);
  else note("None.");
  const next = nextCursor(rows, limit);
  if (next) note(`To go on, add: --before ${next}`);
  return 0;
}

/** A heading, facts one under the other without those that are empty, and other parts; empty where all of them are. */
export function section(
  title: string,
  facts: readonly (readonly [label: string, value: string | null])[],
  ...parts: readonly string[]
): string {
  const filled = facts.filter(([, value]) => value);
  const width = Math.max(0, ...filled.map(([label]) => label.length));
  const lines = filled.map(([label, value]) => `  ${label.padEnd(width)}  ${oneLine(value ?? "")}`);
  const body = [...lines, ...parts.filter(Boolean)].join("\n");
  return body && `${oneLine(title)}\n${body}\n\n`;
}

export function words(label: string, text: string): string {
  return text && `  ${label}\n${block(text)}`;
}

/** Begins a formula in a spreadsheet (https://owasp.org/www-community/attacks/CSV_Injection), also in full width. */
const FORMULA = /^[\s"'\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A negative amount begins with a minus and is no formula. */
const AMOUNT = /^-\d+(\.\d+)?$/;
/** Characters that no cell needs and a terminal would interpret. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

type Cell = string | number | null | undefined;

/** One record of a CSV file (RFC 4180) with its line end. A spreadsheet does not run its texts as formulas. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const plain = cell.replace(CONTROLS, "\ufffd");
  const text = FORMULA.test(plain) && !AMOUNT.test(plain) ? `'${plain}` : plain;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
