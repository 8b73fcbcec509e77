import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { interleaved, isMet, median, type Comparison } from "../bench/comparison";
import { asMarkdown, intoDocument, intoReadme, ratioInWords } from "../bench/report";
import { suites } from "../bench/suites";

const landing: Comparison = {
  measure: "landing",
  unit: "µs",
  ours: [60, 70, 1],
  peers: { bare: [30, 40, 300], other: [600] },
  target: { of: "bare", atMost: 1.6 },
};
const shift: Comparison = { measure: "CLS", unit: "", ours: [0.5], peers: { other: [1] } };
const run = { application: "4768fb8", date: "2026-01-31", machine: "A processor, 2 cores" };

describe("a benchmark comparison", () => {
  test("reports the middle measurement as its median, or the mean of the middle two", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  test("runs every subject once per round, each round starting with the next subject", async () => {
    const taken: string[] = [];
    const subject = (name: string) => () => Promise.resolve(taken.push(name));
    const rounds = await interleaved({ a: subject("a"), b: subject("b") }, 3);
    expect(taken).toEqual(["a", "b", "b", "a", "a", "b"]);
    expect(rounds).toEqual({ a: [1, 4, 5], b: [2, 3, 6] });
  });

  test.each([
    ["without a target is neither met nor missed", undefined, undefined],
    ["of a ratio at its maximum is met", { of: "bare", atMost: 1.5 }, true],
    ["of a ratio above its maximum is missed", { of: "bare", atMost: 1.49 }, false],
    ["of a ratio below its minimum is missed", { of: "bare", atLeast: 1.51 }, false],
    ["of a value at its maximum is met", { atMost: 60 }, true],
    ["of a value below its minimum is missed", { atLeast: 61 }, false],
  ])("%s", (_, target, met) => {
    expect(isMet({ ...landing, target })).toBe(met);
  });

  test("prints the ratio to the peer named in its target, beside the wanted ratio", () => {
    expect(ratioInWords(landing)).toBe("1.5 × bare (wanted: ≤ 1.6)");
    const atLeast = { ...landing, target: { of: "bare", atLeast: 2 } };
    expect(ratioInWords(atLeast)).toBe("1.5 × bare (wanted: ≥ 2)");
  });
});

test("a benchmark suite's results are printed as a table of medians with date and commit, then its other table and notes", async () => {
  const missed = { ...landing, target: { atMost: 1 } };
  const table = [
    ["Page", "TBT"],
    ["/", "12"],
  ];
  const markdown = await asMarkdown(
    { comparisons: [landing, shift, missed], table, notes: ["the first", "the second"] },
    run,
  );
  expect(markdown.replace(/ +/g, " ").replace(/-+/g, "-").trim().split("\n")).toEqual([
    "Medians of 2026-01-31, application as of `4768fb8`, on A processor, 2 cores:",
    "",
    "| Measure | Site | Beside it | Ratio | Target | Met |",
    "| - | - | - | - | - | - |",
    "| landing | 60 µs | bare 40, other 600 | 1.5 × bare | ≤ 1.6 × bare | yes |",
    "| CLS | 0.5 | other 1 | 0.5 × other | | |",
    "| landing | 60 µs | bare 40, other 600 | 1.5 × bare, 0.1 × other | ≤ 1 | **no** |",
    "",
    "| Page | TBT |",
    "| - | - |",
    "| / | 12 |",
    "",
    "- the first",
    "- the second",
  ]);
});

test("a benchmark suite's results replace what stands between its markers in a document, which has to have them", () => {
  const document =
    "# Title\n\n<!-- a:begin -->\n\nold\n\n<!-- a:end -->\n\n<!-- b:begin -->\n\nother\n\n<!-- b:end -->\n";
  const once = intoDocument(document, "a", "new");
  expect(once).toBe(document.replace("old", "new"));
  expect(intoDocument(once, "a", "new")).toBe(once);
  expect(() => intoDocument("# Title\n", "a", "new")).toThrow("a:begin");
});

test("a benchmark headline replaces only the line of the README with its suite's title, which has to exist", () => {
  const readme = "# Title\n\n- **Orders:** old\n- **Uploads:** other\n";
  expect(intoReadme(readme, "Orders", "new")).toBe(readme.replace("old", "new"));
  expect(() => intoReadme("# Title\n", "Orders", "new")).toThrow('"- **Orders:** "');
});

test("every benchmark suite has its markers in docs/benchmarks.md and its line in the README", () => {
  const readme = readFileSync("README.md", "utf8");
  const document = readFileSync("docs/benchmarks.md", "utf8");
  for (const [name, { title }] of Object.entries(suites)) {
    expect(intoDocument(document, name, "new")).toContain("new");
    if (title) expect(intoReadme(readme, title, "new")).toContain(`- **${title}:** new`);
  }
});
