import { block, truncate, oneLine, widthOf } from "./terminal";

/** A column of a table: its heading, and the least width it may be truncated to; without one it is never truncated. */
export interface Column {
  title: string;
  least?: number;
}

const GAP = 2;
const NARROWEST = 80;
const WIDEST = 120;

/** The width of a table: the terminal's, within bounds; the widest for a file or a pipe. */
export function tableWidth(columns = process.stdout.columns ?? WIDEST): number {
  return Math.min(WIDEST, Math.max(NARROWEST, columns));
}

/** Rows under their headings, one line each, within `width` as far as the columns may be truncated. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width = tableWidth(),
): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(oneLine))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ""))));
  shrink(widths, columns, width - GAP * (columns.length - 1));
  return lines
    .map((line) =>
      line
        .map((cell, at) => padded(truncate(cell, widths[at]!), widths[at]!))
        .join(" ".repeat(GAP))
        .trimEnd(),
    )
    .join("\n");
}

/** Takes from the widest column that may be truncated, until the line fits. */
function shrink(widths: number[], columns: readonly Column[], room: number): void {
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  for (; excess > 0; excess -= 1) {
    const able = widths.flatMap((width, at) =>
      width > (columns[at]!.least ?? Infinity) ? [at] : [],
    );
    if (able.length === 0) return;
    const widest = able.reduce((one, other) => (widths[other]! > widths[one]! ? other : one));
    widths[widest]! -= 1;
  }
}

function padded(cell: string, width: number): string {
  return cell + " ".repeat(width - widthOf(cell));
}

/** An empty value is left out. */
type Fact = readonly [label: string, value: string | null];

/** A heading and its parts; empty where all parts are. */
export function section(title: string, ...parts: readonly string[]): string {
  const body = parts.filter(Boolean).join("\n");
  return body && `${oneLine(title)}\n${body}\n\n`;
}

/** Facts one under the other, each in one line. */
export function facts(rows: readonly Fact[]): string {
  const filled = rows.filter(([, value]) => value);
  const width = Math.max(0, ...filled.map(([label]) => label.length));
  return filled
    .map(([label, value]) => `  ${label.padEnd(width)}  ${oneLine(value ?? "")}`)
    .join("\n");
}

/** A user's longer text with its line ends. */
export function words(label: string, text: string): string {
  return text && `  ${label}\n${block(text)}`;
}

/** A table, indented as a section's part. */
export function indented(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0
    ? ""
    : table(
        [{ title: "" }, ...columns],
        rows.map((row) => ["", ...row]),
      );
}

/**
 * How a cell begins that a spreadsheet interprets as a formula, also after blanks or a quotation mark
 * (https://owasp.org/www-community/attacks/CSV_Injection); full-width signs count as the plain ones.
 */
const FORMULA = /^[\s"'\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Characters that no cell needs and a terminal would interpret. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export type Cell = string | number | null | undefined;

/** One record of a CSV file (RFC 4180) with its line end. A spreadsheet does not run its texts as formulas. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const plain = cell.replace(CONTROLS, "\ufffd");
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
