import { expect, test } from "vitest";
import { assetFields } from "~/assets/asset-fields";
import { assetSchema, assetValidator } from "~/assets/asset-schema";

const least = { businessName: "B", email: "a@b.co", textContent: "T" };
const errorsOf = async (fields: Record<string, unknown>) =>
  (await assetValidator.validate(fields)).error?.fieldErrors ?? {};

test("the saved fields of a draft are the fields of the asset schema, in its order", () => {
  expect(assetFields).toEqual(assetSchema.keyof().options);
});

test("brand assets are valid with the three required fields, and the other fields become empty", () => {
  const others = { websiteUrl: "", brandColors: "", socialLinks: "" };
  expect(assetSchema.parse(least)).toEqual({ ...least, ...others });
});

test("values of the asset form are trimmed", () => {
  const parsed = assetSchema.parse({ ...least, businessName: " B ", socialLinks: "\nx\n" });
  expect(parsed).toMatchObject({ businessName: "B", socialLinks: "x" });
});

test("each required asset field has its own message when absent, empty or blank", async () => {
  const expected = {
    businessName: "Enter your business name",
    email: "Enter your email address",
    textContent: "Tell us about your business",
  };
  expect(await errorsOf({})).toEqual(expected);
  expect(await errorsOf({ businessName: "", email: "", textContent: "" })).toEqual(expected);
  expect(await errorsOf({ businessName: " ", email: "\t", textContent: "\n" })).toEqual(expected);
});

test.each(["a", "a@", "@b.co", "a@b", "a b@c.co", "a@b.co,c@d.co", "a@b.co\nBcc: x@y.z"])(
  "the asset form refuses %j as an email address",
  async (email) =>
    expect(await errorsOf({ ...least, email })).toEqual({ email: "Invalid email address" }),
);

test.each(["a@b.co", " a@b.co ", "first.last+tag@sub.example.org", "o'brien@example.com"])(
  "the asset form accepts %j as an email address",
  async (email) => expect(await errorsOf({ ...least, email })).toEqual({}),
);

test.each([
  ["businessName", 200, "Business name must be at most 200 characters"],
  ["websiteUrl", 500, "Website must be at most 500 characters"],
  ["brandColors", 500, "Brand colors must be at most 500 characters"],
  ["textContent", 20_000, "About your business must be at most 20,000 characters"],
  ["socialLinks", 2_000, "Social media links must be at most 2,000 characters"],
])(
  "%s takes any text up to %i characters, surrounding white space not counted",
  async (name, most, error) => {
    expect(await errorsOf({ ...least, [name]: ` ${"x".repeat(most)} ` })).toEqual({});
    expect(await errorsOf({ ...least, [name]: "x".repeat(most + 1) })).toEqual({ [name]: error });
  },
);

test("an email address may have 254 characters, not 255, be it malformed or not", async () => {
  const address = (characters: number) => `${"a".repeat(characters - 12)}@example.com`;
  expect(await errorsOf({ ...least, email: address(254) })).toEqual({});
  const error = "Email must be at most 254 characters";
  for (const email of [address(255), "x".repeat(255)]) {
    expect(await errorsOf({ ...least, email })).toEqual({ email: error });
  }
});
