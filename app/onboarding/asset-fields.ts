import { atLeast, atMost, email, type FieldRules } from "~/platform/field-rules";

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

/** How many characters a field may hold; no mail address that works is longer than its 254. */
export const assetLimits = {
  businessName: 200,
  email: 254,
  websiteUrl: 500,
  brandColors: 500,
  textContent: 20_000,
  socialLinks: 2_000,
} as const satisfies Record<AssetField, number>;

const labels: Record<AssetField, string> = {
  businessName: "Business name",
  email: "Email",
  websiteUrl: "Website",
  brandColors: "Brand colors",
  textContent: "About your business",
  socialLinks: "Social media links",
};

/** What a person reads whose text is longer than a field may hold. */
export function tooLong(name: AssetField): string {
  return `${labels[name]} must be at most ${assetLimits[name].toLocaleString("en-US")} characters`;
}

const within = (name: AssetField) => atMost(assetLimits[name], tooLong(name));

/**
 * The onboarding form's rules, for the browser and the server alike: three required fields, the rest free text.
 * Limits come first: what is too long is not looked at any further.
 */
export const assetRules: FieldRules<AssetField> = {
  businessName: [atLeast(1, "Enter your business name"), within("businessName")],
  email: [atLeast(1, "Enter your email address"), within("email"), email("Invalid email address")],
  websiteUrl: [within("websiteUrl")],
  brandColors: [within("brandColors")],
  textContent: [atLeast(1, "Tell us about your business"), within("textContent")],
  socialLinks: [within("socialLinks")],
};

export type AssetDetails = Record<AssetField, string>;
