import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** In backquotes, below one of the project's folders; patterns such as `*.test.ts` do not count. */
const PATH = /`((?:app|docs|migrations|sandbox|scripts|tests)\/[^`\s*{<]+)`/g;

const pages = [
  ...["README.md", "CONTRIBUTING.md", "sandbox/README.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

test.each(pages)("every path that %s mentions exists", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

describe("the questions of a newcomer", () => {
  const [, table = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(/^## Twelve questions.*$/m);
  const rows = [...table.split(/^## /m)[0]!.matchAll(/^\| ([^|]+\?) +\| ([^|]+)\|$/gm)];

  test("are twelve", () => {
    expect(new Set(rows.map(([, question]) => question)).size).toBe(12);
  });

  test.each(rows.map(([, question = "", answer = ""]) => [question.trim(), answer]))(
    "'%s' is answered by one or two files that exist",
    (_, answer) => {
      const named = [...answer.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
      expect([1, 2]).toContain(named.length);
      for (const path of named) expect(statSync(path).isFile(), path).toBe(true);
    },
  );
});
