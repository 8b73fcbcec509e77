import { describe, expect, test } from "vitest";
import { interleaved, isMet, median, type Comparison } from "../bench/comparison";
import { asJson, intoReadme, type Report } from "../bench/report";
import { table } from "../bench/table";
import { withoutScripts } from "../bench/without-scripts";

const landing: Comparison = {
  measure: "landing",
  unit: "answers/s",
  ours: [6000, 7000, 100],
  peers: { bare: [9000, 10_000, 30_000], other: [600] },
  target: { of: "bare", atLeast: 0.6 },
};
const shift: Comparison = { measure: "CLS", unit: "", ours: [0], peers: { other: [0] } };

const report: Report = {
  date: "2026-01-31",
  machine: { cpu: "A processor", cores: 2, memoryGiB: 4, node: "20.0.0", os: "Linux 6" },
  notes: ["other is slow"],
  comparisons: [landing, shift, { ...landing, measure: "in detail", detail: true }],
};

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
    [{ of: "bare", atLeast: 0.6 }, true],
    [{ of: "bare", atLeast: 0.61 }, false],
    [{ atMost: 6000 }, true],
    [{ atMost: 5999 }, false],
    [[{ atMost: 6000 }, { of: "bare", atLeast: 0.61 }], false],
    [{ of: "unmeasured", atLeast: 0.6 }, undefined],
  ])("with the target %o it is met: %s", (target, met) => {
    expect(isMet({ ...landing, target })).toBe(met);
  });
});

test("the table has a line for each measure, with the ratio to the target's peer", () => {
  expect(table([landing, shift, { ...landing, target: { atMost: 1 } }]).split("\n")).toEqual([
    "| Measure | Ours | Ratio | Target | Met | Beside it |",
    "| - | - | - | - | - | - |",
    "| landing | 6,000 answers/s | 0.6 × bare | ≥ 0.6 × bare | yes | bare 10,000, other 600 |",
    "| CLS | 0 |  |  |  | other 0 |",
    "| landing | 6,000 answers/s | 0.6 × bare, 10 × other | ≤ 1 | **no** | bare 10,000, other 600 |",
  ]);
});

test("the file of a run holds every round, the medians and what is met", () => {
  const { results, ...run } = JSON.parse(asJson(report));
  expect(run).toEqual({ date: report.date, machine: report.machine, notes: report.notes });
  expect(results[0]).toMatchObject({
    ...landing,
    target: [landing.target],
    median: 6000,
    met: true,
  });
  expect(results[0].peerMedians).toEqual({ bare: 10_000, other: 600 });
  expect(results[1].met).toBe(null);
});

describe("the README", () => {
  const readme = "# Title\n\n<!-- bench:begin -->\n\nold\n\n<!-- bench:end -->\n\nThe end.\n";

  test("takes the targets between its marks, and again in place of them", async () => {
    const once = await intoReadme(readme, report);
    expect(once).toContain(
      "Medians of 2026-01-31 on A processor, 2 cores, 4 GiB, Linux 6, Node 20.0.0:",
    );
    expect(once).toMatch(
      /^# Title\n\n<!-- bench:begin -->\n\n[^<]*\| landing [^<]*<!-- bench:end -->\n\nThe end\.\n$/,
    );
    expect(once).not.toMatch(/old|CLS|in detail/);
    expect(await intoReadme(once, report)).toBe(once);
  });

  test("is refused without its marks", async () => {
    await expect(intoReadme("# Title\n", report)).rejects.toThrow("bench:begin");
  });
});

test("a page without scripts keeps its words, styles and data", () => {
  const kept =
    '<link rel="stylesheet" href="/a.css"/><script type="application/ld+json">{}</script><p>Words</p>';
  const scripts =
    '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import("/a.js")</script>';
  expect(withoutScripts(scripts + kept + scripts)).toBe(kept);
});
