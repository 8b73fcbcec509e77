import { atLeast, email, type FieldRules } from "~/platform/field-rules";

/** The form's id in the page, by which its errors find it. */
export const ASSET_FORM_ID = "onboarding-form";

export const assetFields = [
  "businessName",
  "email",
  "websiteUrl",
  "brandColors",
  "textContent",
  "socialLinks",
] as const;
export type AssetField = (typeof assetFields)[number];

/** The onboarding form's rules, for the browser and the server alike: three required fields, the rest free text. */
export const assetRules: FieldRules<AssetField> = {
  businessName: [atLeast(1, "Enter your business name")],
  email: [atLeast(1, "Enter your email address"), email("Invalid email address")],
  websiteUrl: [],
  brandColors: [],
  textContent: [atLeast(1, "Tell us about your business")],
  socialLinks: [],
};

export type AssetDetails = Record<AssetField, string>;
