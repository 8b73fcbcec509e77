import { assetFields, assetLimits, type AssetField } from "~/onboarding/asset-fields";
import { tooLong } from "~/onboarding/asset-schema";
import { oneOfEach, payloads, type Payload } from "./payloads";

/** Something hostile in one field of an onboarding form that is right otherwise. */
export interface AssetCase {
  field: AssetField;
  payload: Payload;
  /** What the form says under the field; undefined where the form is taken. */
  error: string | undefined;
}

/** What is said where one of the required fields is empty. */
const MISSING: Partial<Record<AssetField, string>> = {
  businessName: "Enter your business name",
  email: "Enter your email address",
  textContent: "Tell us about your business",
};

function errorOf(field: AssetField, { kept }: Payload): string | undefined {
  if (kept === "") return MISSING[field];
  if (kept.length > assetLimits[field]) return tooLong(field);
  return field === "email" ? "Invalid email address" : undefined;
}

export const assetCases: readonly AssetCase[] = assetFields.flatMap((field) =>
  payloads.map((payload) => ({ field, payload, error: errorOf(field, payload) })),
);

/** Each payload in one free field, and one as the email address. */
export const isRepresentative = oneOfEach(assetFields.filter((field) => field !== "email"));
