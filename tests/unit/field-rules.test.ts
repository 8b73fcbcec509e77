import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { atLeast, atMost, brokenRule, brokenRules, email } from "~/platform/field-rules";

const rules = { name: [atLeast(2, "short"), atMost(4, "long")], note: [] };

test("a field is measured without the space around it, and the first broken rule is told", () => {
  expect(brokenRules(rules, { name: "  ab  " })).toEqual({});
  expect(brokenRules(rules, { name: " a " })).toEqual({ name: "short" });
  expect(brokenRules(rules, { name: "abcde" })).toEqual({ name: "long" });
});

test.each([undefined, null, 7, {}, ["abc"]])(
  "a value that is no text, %j, counts as empty",
  (name) => {
    expect(brokenRules(rules, { name })).toEqual({ name: "short" });
  },
);

test("the browser takes the same mail addresses as the server's schema library", () => {
  const rule = email("wrong");
  const schema = z.string().email();
  const part = fc.string({ unit: fc.constantFrom(..."aZ9.-_+'@ é"), maxLength: 8 });
  const address = fc.tuple(part, part, part).map(([local, host, top]) => `${local}@${host}.${top}`);
  fc.assert(
    fc.property(fc.oneof(address, part, fc.emailAddress()), (value) => {
      const text = value.trim();
      expect(brokenRule([rule], value) === undefined).toBe(schema.safeParse(text).success);
    }),
    { numRuns: 3000 },
  );
});
