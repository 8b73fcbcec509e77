import { expect, test } from "vitest";
import { readField } from "~/onboarding/typed-fields.server";

test("a field that the form has is read as it was sent", () => {
  expect(readField("businessName", "Ann's Plumbing")).toEqual({
    text: "Ann's Plumbing",
    complete: true,
  });
});

test("of a field that is far too long no more is held than can be kept, whatever its characters", () => {
  const read = readField("businessName", "🛁".repeat(100_000));
  expect(read?.complete).toBe(false);
  expect(read?.text).toBe("🛁".repeat(800));
  expect(readField("token", "x".repeat(100_000))?.text).toHaveLength(1_000);
});

test("a field that the form does not have is not held, nor one in a charset that nobody knows", () => {
  expect(readField("other", "x".repeat(200_000))).toBeUndefined();
  expect(readField("businessName", undefined)).toBeUndefined();
});
