import { describe, expect, test } from "vitest";
import { parseExposition } from "../support/operations/exposition";

const counter = "# HELP a_total Words.\n# TYPE a_total counter\n";
const histogram = "# HELP h Words.\n# TYPE h histogram\n";

test("the test's parser of metrics reads samples by name and labels", () => {
  const families = parseExposition(
    `${counter}a_total{b="c \\"d\\" \\\\"} 2\na_total 1e3\n\n# HELP g Words.\n# TYPE g gauge\ng Nan\n`,
  );
  expect([...(families.get("a_total")?.samples ?? [])]).toEqual([
    ['a_total{b="c \\"d\\" \\\\"}', 2],
    ["a_total", 1000],
  ]);
  expect(families.get("g")?.samples.get("g")).toBeNaN();
});

test("the test's parser of metrics accepts a consistent histogram", () => {
  const buckets = 'h_bucket{le="1",r="x"} 1\nh_bucket{le="+Inf",r="x"} 3\n';
  const rest = 'h_sum{r="x"} 9\nh_count{r="x"} 3\n';
  expect(parseExposition(histogram + buckets + rest).get("h")?.samples.size).toBe(4);
});

describe.each([
  ["a line that does not end", `${counter}a_total 1`],
  ["a sample without a type", "a_total 1\n"],
  ["a type without a help", "# TYPE a_total counter\na_total 1\n"],
  ["an unknown type", "# HELP a Words.\n# TYPE a number\na 1\n"],
  ["a sample of another metric", `${counter}b_total 1\n`],
  ["a sample twice", `${counter}a_total 1\na_total 2\n`],
  ["a metric twice", `${counter}a_total 1\n${counter}`],
  ["a label without quotes", `${counter}a_total{b=c} 1\n`],
  ["a label with a line break", `${counter}a_total{b="c\nd"} 1\n`],
  ["a value that is no number", `${counter}a_total one\n`],
  ["a counter below zero", `${counter}a_total -1\n`],
  ["a comment that is neither HELP nor TYPE", `${counter}# NOTE a_total\na_total 1\n`],
  [
    "decreasing buckets",
    `${histogram}h_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n`,
  ],
  ["no +Inf bucket", `${histogram}h_bucket{le="1"} 1\nh_sum 1\nh_count 1\n`],
  [
    "a count that differs from the buckets",
    `${histogram}h_bucket{le="+Inf"} 1\nh_sum 1\nh_count 2\n`,
  ],
  ["no sum", `${histogram}h_bucket{le="+Inf"} 1\nh_count 1\n`],
])("metrics text with %s", (_, text) => {
  test("is refused by the test's parser", () => {
    expect(() => parseExposition(text)).toThrow();
  });
});
