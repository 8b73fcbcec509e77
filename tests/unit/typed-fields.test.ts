import { expect, test } from "vitest";
import { keepBoth } from "~/assets/asset-fields";
import { mergeFields, readField } from "~/assets/typed-fields.server";

test("a field of the form is read as it was sent", () => {
  expect(readField("businessName", "Ann's Plumbing")).toEqual({
    text: "Ann's Plumbing",
    complete: true,
  });
});

test("a field far beyond its limit is truncated before it is held in memory", () => {
  const read = readField("businessName", "🛁".repeat(100_000));
  expect(read?.complete).toBe(false);
  expect(read?.text).toBe("🛁".repeat(800));
  expect(readField("token", "x".repeat(100_000))?.text).toHaveLength(1_000);
});

test("a field unknown to the form, or in an unknown charset, is not read", () => {
  expect(readField("other", "x".repeat(200_000))).toBeUndefined();
  expect(readField("businessName", undefined)).toBeUndefined();
});

test.each(["textContent", "socialLinks"] as const)(
  "of two texts in %s both stay, however long they are together",
  (name) => {
    const empty = {
      ...{ businessName: "", email: "", websiteUrl: "", brandColors: "" },
      ...{ textContent: "", socialLinks: "" },
    };
    const [own, earlier] = ["a".repeat(15_000), "b".repeat(15_000)];
    const merged = mergeFields({ ...empty, [name]: own }, { ...empty, [name]: earlier }, {});
    expect(merged[name]).toBe(`${own}\n\n${earlier}`);
  },
);

test.each([
  [
    "what only the other one has follows",
    "We fix pipes.\nSince 1998.",
    "We fix pipes.\nDay and night.",
    "We fix pipes.\nSince 1998.\n\nDay and night.",
  ],
  ["no line is cut in two", "We fix pipes.", "We fit baths.", "We fix pipes.\n\nWe fit baths."],
  [
    "one that holds the other stays as it is",
    "We fix pipes.\nSince 1998.",
    "We fix pipes.",
    "We fix pipes.\nSince 1998.",
  ],
  [
    "also where it is the other one",
    "We fix pipes.",
    "Ann's\n\nWe fix pipes.",
    "Ann's\n\nWe fix pipes.",
  ],
  [
    "a line typed on stays once, wherever it has grown",
    "We fix all pipes.\nDay",
    "We fix pipes.\nDay and night\nin Leeds",
    "We fix all pipes.\nDay and night\n\nin Leeds",
  ],
  ["paragraphs stay apart", "Pipes", "Baths\n\nTaps", "Pipes\n\nBaths\n\nTaps"],
])("of two texts typed in two places nothing is lost: %s", (_, text, other, both) => {
  expect(keepBoth("textContent", text, other)).toBe(both);
  expect(keepBoth("brandColors", text, other)).toBe(text);
});

test("two texts together are never longer than both, also where one line holds many of the other's", () => {
  const long = "a".repeat(2_000);
  const short = `${"a\n".repeat(15)}b`;
  for (const [text, other] of [
    [long, short],
    [short, long],
  ] as const) {
    const both = keepBoth("textContent", text, other);
    expect(both.length).toBeLessThanOrEqual(text.length + other.length + 2);
    expect(both).toContain(long);
    expect(both).toContain("b");
  }
});
