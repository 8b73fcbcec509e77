import { describe, expect, test } from "vitest";
import { table, type Column } from "~/operations/desk/text-layout";
import { block, truncate, jsonText, oneLine, widthOf } from "~/operations/desk/terminal";

/** Characters that control a terminal, or that reorder or hide neighboring text. */
const dangerous = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const hostile = [
  ["colors", "\x1b[31mred\x1b[0m", "␛[31mred␛[0m"],
  ["a hidden link", "\x1b]8;;https://evil.test\x1b\\here", "␛]8;;https://evil.test␛\\here"],
  ["a one-byte escape code", "\x9b31mred\x9d0;t\x9c", "�31mred�0;t�"],
  ["backspaces over the line", "paid\b\b\b\bfree\x7f", "paid␈␈␈␈free␡"],
  ["a forged row", "Ann\nSW-FAKE2345  paid", "Ann ⏎ SW-FAKE2345  paid"],
  ["a carriage return", "Ann\rBob\r\nCy", "Ann ⏎ Bob ⏎ Cy"],
  ["other line breaks", "a\u0085b\u2028c\u2029d\ve\ff", "a�b�c�d␋e␌f"],
  ["bidirectional overrides", "exe.\u202egnp.\u202c\u2066x\u2069\u200f", "exe.�gnp.��x��"],
  ["invisible characters", "pay\u200bpal\ufeff\u2060\u{e0041}", "pay�pal���"],
  ["broken and private characters", "a\ud800b\ue000", "a�b�"],
  ["a tab", "a\tb", "a b"],
] as const;

test.each(hostile)("text with %s is shown harmlessly on one line", (_, text, shown) => {
  expect(oneLine(text)).toBe(shown);
  expect(oneLine(text)).not.toMatch(dangerous);
});

test("text in any script and emoji are shown unchanged", () => {
  for (const text of ["Grüße, £5 & “more”", "日本語 العربية עברית हिन्दी", "👩‍👩‍👧 🇬🇧", "می‌خواهم"]) {
    expect(oneLine(text)).toBe(text);
  }
});

test("each line of a longer text is printed behind a margin", () => {
  expect(block("one\r\ntwo\n\nOrder SW-FAKE2345\r\x1b[1m")).toBe(
    "    | one\n    | two\n    |\n    | Order SW-FAKE2345\n    | ␛[1m",
  );
});

test.each(hostile)("JSON with %s is printed harmlessly and parses to the same value", (_, text) => {
  const json = jsonText({ text: [text] });
  expect(json).not.toMatch(dangerous);
  expect(JSON.parse(json)).toEqual({ text: [text] });
});

test.each([
  ["exactly", 7, "exactly"],
  ["日本語", 6, "日本語"],
  ["日本語", 5, "日本…"],
  ["日本語", 4, "日…"],
  ["👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"],
  ["e\u0301e\u0301e\u0301", 2, "e\u0301…"],
])("a line of %s that is cut to %d columns becomes %s", (text, width, shown) => {
  expect(truncate(text, width)).toBe(shown);
  expect(widthOf(shown)).toBeLessThanOrEqual(width);
});

describe("a table in the terminal", () => {
  const columns: Column[] = ["REF", ["NAME", 8], ["EMAIL", 8]];

  test("is as narrow as its rows allow", () => {
    expect(table(columns, [["1", "Ann", "a@b.test"]], 80)).toBe(
      "REF  NAME  EMAIL\n1    Ann   a@b.test",
    );
  });

  test("is truncated to the terminal's width and keeps its columns aligned", () => {
    const rows = [
      ["SW-1", "日本語".repeat(30), "e".repeat(90)],
      ["SW-2", "short", "a@b.test"],
    ];
    for (const width of [80, 100, 120]) {
      const lines = table(columns, rows, width).split("\n");
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines[1]).toContain("…");
      const at = widthOf(lines[2]!.slice(0, lines[2]!.indexOf("a@b.test")));
      expect(widthOf(lines[0]!.slice(0, lines[0]!.indexOf("EMAIL")))).toBe(at);
    }
  });

  test("has one line per row, whatever a cell contains", () => {
    const rows = hostile.map(([, text]) => ["SW-1", text, text]);
    const lines = table(columns, rows, 80).split("\n");
    expect(lines).toHaveLength(rows.length + 1);
    for (const line of lines) expect(line).not.toMatch(dangerous);
  });
});
