import { describe, expect, test } from "vitest";
import { table } from "~/operations/desk/text-layout";
import { block, cut, jsonText, oneLine, widthOf } from "~/operations/desk/terminal";

/** What a terminal acts upon, or what turns or hides what stands beside it. */
const dangerous = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const hostile = [
  ["colours", "\x1b[31mred\x1b[0m", "␛[31mred␛[0m"],
  ["a cleared screen", "\x1b[2J\x1b[H", "␛[2J␛[H"],
  ["a window title", "\x1b]0;owned\x07", "␛]0;owned␇"],
  ["a hidden link", "\x1b]8;;https://evil.test\x1b\\here", "␛]8;;https://evil.test␛\\here"],
  ["the one-character escape code", "\x9b31mred\x9d0;t\x9c", "�31mred�0;t�"],
  ["what goes back over the line", "paid\b\b\b\bfree\x7f", "paid␈␈␈␈free␡"],
  ["a faked row", "Ann\nSW-FAKE2345  paid", "Ann ⏎ SW-FAKE2345  paid"],
  ["a return to the line's begin", "Ann\rBob\r\nCy", "Ann ⏎ Bob ⏎ Cy"],
  ["other line ends", "a\u0085b\u2028c\u2029d\ve\ff", "a�b�c�d␋e␌f"],
  ["writing turned round", "exe.\u202egnp.\u202c\u2066x\u2069\u200f", "exe.�gnp.��x��"],
  ["invisible characters", "pay\u200bpal\ufeff\u2060\u{e0041}", "pay�pal���"],
  ["broken and private characters", "a\ud800b\ue000", "a�b�"],
  ["a tab", "a\tb", "a b"],
] as const;

test.each(hostile)("%s can only be read", (_, text, shown) => {
  expect(oneLine(text)).toBe(shown);
  expect(oneLine(text)).not.toMatch(dangerous);
});

test("people's writing stays as it is", () => {
  for (const text of ["Grüße, £5 & “more”", "日本語 العربية עברית हिन्दी", "👩‍👩‍👧 🇬🇧", "می‌خواهم"]) {
    expect(oneLine(text)).toBe(text);
  }
});

test("each line of a longer text stands behind a margin", () => {
  expect(block("one\r\ntwo\n\nOrder SW-FAKE2345\r\x1b[1m")).toBe(
    "    | one\n    | two\n    |\n    | Order SW-FAKE2345\n    | ␛[1m",
  );
});

test.each(hostile)("JSON with %s can only be read, and means the same", (_, text) => {
  const json = jsonText({ text: [text] });
  expect(json).not.toMatch(dangerous);
  expect(JSON.parse(json)).toEqual({ text: [text] });
});

describe("a cut line", () => {
  test.each([
    ["exactly", 7, "exactly"],
    ["one too many", 11, "one too ma…"],
    ["日本語", 6, "日本語"],
    ["日本語", 5, "日本…"],
    ["日本語", 4, "日…"],
    ["👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"],
    ["e\u0301e\u0301e\u0301", 2, "e\u0301…"],
  ])("%s in %d columns is %s", (text, width, shown) => {
    expect(cut(text, width)).toBe(shown);
    expect(widthOf(shown)).toBeLessThanOrEqual(width);
  });
});

describe("a table", () => {
  const columns = [{ title: "REF" }, { title: "NAME", least: 8 }, { title: "EMAIL", least: 8 }];

  test("is as narrow as its rows", () => {
    expect(table(columns, [["1", "Ann", "a@b.test"]], 80)).toBe(
      "REF  NAME  EMAIL\n1    Ann   a@b.test",
    );
  });

  test("is cut to its width where it may be, and its columns stay under each other", () => {
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

  test("has one line for each row, whatever a cell holds", () => {
    const rows = hostile.map(([, text]) => ["SW-1", text, text]);
    const lines = table(columns, rows, 80).split("\n");
    expect(lines).toHaveLength(rows.length + 1);
    for (const line of lines) expect(line).not.toMatch(dangerous);
  });
});
