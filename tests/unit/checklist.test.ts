import { expect, test } from "vitest";
import { assetFields } from "~/assets/asset-fields";
import { assetSchema, hasValidEmail } from "~/assets/asset-schema";
import { checklistOf, countDone } from "~/assets/checklist";
import { filledIn as full } from "../support/assets/onboarding-client";

const listed = (values: Partial<typeof full>, files = 0) =>
  checklistOf({ values, emailValid: hasValidEmail(values), files });
const done = (values: Partial<typeof full>, files = 0) =>
  listed(values, files).flatMap((item) => (item.done ? [item.what] : []));

test("the checklist shows 0 of 5 for an empty draft and 5 of 5 for a complete one", () => {
  expect(countDone(listed({}))).toBe("0 of 5 done");
  expect(countDone(listed(full, 2))).toBe("5 of 5 done");
});

test("the checklist ticks business name and email together, once the email address is valid", () => {
  expect(done({ businessName: "Marlow" })).toEqual([]);
  expect(done({ businessName: "Marlow", email: "ann" })).toEqual([]);
  expect(done({ businessName: "Marlow", email: " ann@marlow.test " })).toEqual([
    "Business name and email",
  ]);
});

test("the checklist ignores blank text and is satisfied by one file or one of the two links", () => {
  expect(done({ textContent: " \n ", brandColors: " " })).toEqual([]);
  expect(done({}, 1)).toEqual(["Logo and photos"]);
  expect(done({ socialLinks: "x.com/marlow" })).toEqual(["Website or social links"]);
});

test("the form passes validation exactly when every required checklist item is ticked", () => {
  for (const name of assetFields) {
    const values = { ...full, [name]: "" };
    const complete = listed(values).every((item) => item.done || !item.required);
    expect(assetSchema.safeParse(values).success, name).toBe(complete);
  }
});
