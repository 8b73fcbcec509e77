import { expect, test } from "vitest";
import { assetSchema } from "~/onboarding/asset-schema.server";
import { firstErrors } from "~/platform/first-errors";

const least = { businessName: "B", email: "a@b.co", textContent: "T" };
const errorsOf = (fields: Record<string, unknown>) => {
  const parsed = assetSchema.safeParse(fields);
  return parsed.success ? {} : firstErrors(parsed.error.issues);
};

test("the three required fields are enough; the others become empty", () => {
  expect(assetSchema.parse(least)).toEqual({
    ...least,
    websiteUrl: "",
    brandColors: "",
    socialLinks: "",
  });
});

test("values are trimmed", () => {
  const parsed = assetSchema.parse({ ...least, businessName: " B ", socialLinks: "\nx\n" });
  expect(parsed).toMatchObject({ businessName: "B", socialLinks: "x" });
});

test("each required field has its message, absent, empty or blank", () => {
  const expected = {
    businessName: "Enter your business name",
    email: "Enter your email address",
    textContent: "Tell us about your business",
  };
  expect(errorsOf({})).toEqual(expected);
  expect(errorsOf({ businessName: "", email: "", textContent: "" })).toEqual(expected);
  expect(errorsOf({ businessName: " ", email: "\t", textContent: "\n" })).toEqual(expected);
});

test.each(["a", "a@", "@b.co", "a@b", "a b@c.co", "a@b.co,c@d.co", "a@b.co\nBcc: x@y.z"])(
  "%j is no email address",
  (email) => expect(errorsOf({ ...least, email })).toEqual({ email: "Invalid email address" }),
);

test.each(["a@b.co", " a@b.co ", "first.last+tag@sub.example.org", "o'brien@example.com"])(
  "%j is an email address",
  (email) => expect(errorsOf({ ...least, email })).toEqual({}),
);

test.each([
  ["businessName", 200, "Business name must be at most 200 characters"],
  ["websiteUrl", 500, "Website must be at most 500 characters"],
  ["brandColors", 500, "Brand colors must be at most 500 characters"],
  ["textContent", 20_000, "About your business must be at most 20,000 characters"],
  ["socialLinks", 2_000, "Social media links must be at most 2,000 characters"],
])("%s is free text of at most %i characters, without the space around it", (name, most, error) => {
  expect(errorsOf({ ...least, [name]: ` ${"x".repeat(most)} ` })).toEqual({});
  expect(errorsOf({ ...least, [name]: "x".repeat(most + 1) })).toEqual({ [name]: error });
});

test("an email address has at most 254 characters", () => {
  const address = (characters: number) => `${"a".repeat(characters - 12)}@example.com`;
  expect(errorsOf({ ...least, email: address(254) })).toEqual({});
  const error = "Email must be at most 254 characters";
  expect(errorsOf({ ...least, email: address(255) })).toEqual({ email: error });
});
