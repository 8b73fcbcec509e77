/**
 * How a cell begins that a spreadsheet takes for a formula, be it after blanks or a quotation mark
 * (https://owasp.org/www-community/attacks/CSV_Injection); full-width signs are taken for the plain ones.
 */
const FORMULA = /^[\s"'\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Characters that no cell needs and a terminal would obey. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export type Cell = string | number | null | undefined;

/** One record of a CSV file (RFC 4180) with its line end. Its texts are no formulas to a spreadsheet. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const plain = cell.replace(CONTROLS, "\ufffd");
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
