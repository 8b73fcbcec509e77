/**
 * How many characters of a field the server will count: line ends are LF, control characters other than
 * tab and LF do not count, nor do spaces at the ends.
 */
export function countedLength(value: string): number {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim().length;
}
