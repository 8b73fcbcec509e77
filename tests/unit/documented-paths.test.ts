import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** In backquotes, below one of the project's folders; not a pattern such as `*.test.ts`. */
const PATH = /`((?:app|docs|migrations|sandbox|scripts|tests)\/[^`\s*{<]+)`/g;

const pages = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

test.each(pages)("%s names no file or folder that is not there", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
