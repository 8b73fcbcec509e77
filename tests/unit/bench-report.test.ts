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

describe("a comparison", () => {
  test("its median is the middle, or between the two in the middle", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  test("each round takes every subject in turn and begins with the next one", async () => {
    const taken: string[] = [];
    const subject = (name: string) => () => Promise.resolve(taken.push(name));
    const rounds = await interleaved({ a: subject("a"), b: subject("b") }, 3);
    expect(taken).toEqual(["a", "b", "b", "a", "a", "b"]);
    expect(rounds).toEqual({ a: [1, 4, 5], b: [2, 3, 6] });
  });

  test.each([
    [undefined, undefined],
    [{ of: "bare", atMost: 1.5 }, true],
    [{ of: "bare", atMost: 1.49 }, false],
    [{ of: "bare", atLeast: 1.51 }, false],
    [{ atMost: 60 }, true],
    [{ atLeast: 61 }, false],
  ])("with the target %o it is met: %s", (target, met) => {
    expect(isMet({ ...landing, target })).toBe(met);
  });

  test("its ratio in words is that to the target's peer, beside what was wanted", () => {
    expect(ratioInWords(landing)).toBe("1.5 × bare (wanted: ≤ 1.6)");
    const atLeast = { ...landing, target: { of: "bare", atLeast: 2 } };
    expect(ratioInWords(atLeast)).toBe("1.5 × bare (wanted: ≥ 2)");
  });
});

test("a suite's findings are a table of medians under their date and commit, another table, and notes", async () => {
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

describe("a suite's findings in a document", () => {
  const document =
    "# Title\n\n<!-- a:begin -->\n\nold\n\n<!-- a:end -->\n\n<!-- b:begin -->\n\nother\n\n<!-- b:end -->\n";

  test("stand between the suite's marks, and again in place of what stood there", () => {
    const once = intoDocument(document, "a", "new");
    expect(once).toBe(document.replace("old", "new"));
    expect(intoDocument(once, "a", "new")).toBe(once);
  });

  test("are refused without its marks", () => {
    expect(() => intoDocument("# Title\n", "a", "new")).toThrow("a:begin");
  });
});

describe("a headline in the README", () => {
  test("replaces the line of its title alone", () => {
    const readme = "# Title\n\n- **Orders:** old\n- **Uploads:** other\n";
    expect(intoReadme(readme, "Orders", "new")).toBe(
      "# Title\n\n- **Orders:** new\n- **Uploads:** other\n",
    );
  });

  test("is refused without a line of its title", () => {
    expect(() => intoReadme("# Title\n", "Orders", "new")).toThrow('"- **Orders:** "');
  });
});

test("every suite has its place in the documents", () => {
  const readme = readFileSync("README.md", "utf8");
  const document = readFileSync("docs/benchmarks.md", "utf8");
  for (const [name, { title }] of Object.entries(suites)) {
    expect(intoDocument(document, name, "new")).toContain("new");
    if (title) expect(intoReadme(readme, title, "new")).toContain(`- **${title}:** new`);
  }
});
