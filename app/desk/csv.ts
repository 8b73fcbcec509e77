/**
 * How a cell begins that a spreadsheet takes for a formula, be it after blanks or a quotation mark
 * (https://owasp.org/www-community/attacks/CSV_Injection); full-width signs are taken for the plain ones.
 */
const FORMULA = /^[\s"'\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Codes no cell needs and a terminal would obey. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

export type Cell = string | number | null | undefined;

/** One record of a CSV file (RFC 4180), its line end included. No spreadsheet takes a text of it for a formula. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const plain = cell.replace(CONTROLS, "\ufffd");
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
