import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { intoDocument, intoReadme } from "../bench/report";
import { suites } from "../bench/suites";

test("every benchmark suite has its markers in docs/benchmarks.md and its line in the README, which take its results", () => {
  const readme = readFileSync("README.md", "utf8");
  const document = readFileSync("docs/benchmarks.md", "utf8");
  for (const [name, { title }] of Object.entries(suites)) {
    expect(intoDocument(document, name, "new")).toContain(`<!-- ${name}:begin -->\n\nnew\n\n`);
    if (title) expect(intoReadme(readme, title, "new")).toContain(`- **${title}:** new`);
  }
});
