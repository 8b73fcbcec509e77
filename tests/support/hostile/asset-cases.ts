import { assetFields, assetLimits, type AssetField } from "~/assets/asset-fields";
import { tooLong } from "~/assets/asset-schema";
import { oneOfEach, payloads, type Payload } from "./payloads";

export type AssetCase = (typeof assetCases)[number];

const MISSING: Partial<Record<AssetField, string>> = {
  businessName: "Enter your business name",
  email: "Enter your email address",
  textContent: "Tell us about your business",
};

function errorOf(field: AssetField, { cleaned }: Payload): string | undefined {
  if (cleaned === "") return MISSING[field];
  if (cleaned.length > assetLimits[field]) return tooLong(field);
  return field === "email" ? "Invalid email address" : undefined;
}

export const assetCases = assetFields.flatMap((field) =>
  payloads.map((payload) => ({ field, payload, error: errorOf(field, payload) })),
);

/** Each payload in one free field, and one as the email address. */
export const isRepresentative = oneOfEach(assetFields.filter((field) => field !== "email"));
