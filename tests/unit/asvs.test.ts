import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/asvs.md", "utf8");
const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) .*\| `([^`|]+)`(?:: ([^|]+?))? +\|$/gm),
].map(([, number, , file = "", name]) => ({ number, file, name }));

test("every row of docs/asvs.md names a requirement once, and what shows it", () => {
  const written = page.match(/^\| \d.*$/gm);
  expect(rows).toHaveLength(written!.length);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test.each(rows)("what docs/asvs.md names for $number exists: $file", ({ file, name }) => {
  expect(existsSync(file)).toBe(true);
  expect(name === undefined).toBe(!file.startsWith("tests/"));
  if (name) expect(readFileSync(file, "utf8")).toContain(name);
});
