import { describe, expect, test } from "vitest";
import { parseExposition } from "../support/operations/exposition";

const counter = "# HELP a_total Words.\n# TYPE a_total counter\n";
const histogram = "# HELP h Words.\n# TYPE h histogram\n";

test("samples are read by their names and labels", () => {
  const families = parseExposition(
    `${counter}a_total{b="c \\"d\\" \\\\"} 2\na_total 1e3\n\n# HELP g Words.\n# TYPE g gauge\ng Nan\n`,
  );
  expect([...(families.get("a_total")?.samples ?? [])]).toEqual([
    ['a_total{b="c \\"d\\" \\\\"}', 2],
    ["a_total", 1000],
  ]);
  expect(families.get("g")?.samples.get("g")).toBeNaN();
});

test("a histogram holds together", () => {
  const buckets = 'h_bucket{le="1",r="x"} 1\nh_bucket{le="+Inf",r="x"} 3\n';
  const rest = 'h_sum{r="x"} 9\nh_count{r="x"} 3\n';
  expect(parseExposition(histogram + buckets + rest).get("h")?.samples.size).toBe(4);
});

describe.each([
  ["a line that does not end", `${counter}a_total 1`],
  ["a sample without a type", "a_total 1\n"],
  ["a type without a help", "# TYPE a_total counter\na_total 1\n"],
  ["a type nobody knows", "# HELP a Words.\n# TYPE a number\na 1\n"],
  ["a sample of another metric", `${counter}b_total 1\n`],
  ["a sample twice", `${counter}a_total 1\na_total 2\n`],
  ["a metric twice", `${counter}a_total 1\n${counter}`],
  ["a label without quotes", `${counter}a_total{b=c} 1\n`],
  ["a label with a line break", `${counter}a_total{b="c\nd"} 1\n`],
  ["a value that is none", `${counter}a_total one\n`],
  ["a counter below zero", `${counter}a_total -1\n`],
  ["a comment of no kind", `${counter}# NOTE a_total\na_total 1\n`],
  [
    "buckets that fall",
    `${histogram}h_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n`,
  ],
  ["buckets without a last", `${histogram}h_bucket{le="1"} 1\nh_sum 1\nh_count 1\n`],
  ["a count of others", `${histogram}h_bucket{le="+Inf"} 1\nh_sum 1\nh_count 2\n`],
  ["no sum", `${histogram}h_bucket{le="+Inf"} 1\nh_count 1\n`],
])("%s", (_, text) => {
  test("is refused", () => {
    expect(() => parseExposition(text)).toThrow();
  });
});
