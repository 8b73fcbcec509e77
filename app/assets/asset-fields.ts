import type { DraftsTable } from "~/server/database/tables";

// What is known of the fields outside asset-schema.ts, which the browser loads only after autosaving has begun.

/** The form's id in the page, by which its errors find it. */
export const ASSET_FORM_ID = "onboarding-form";

/** How many characters a field may hold; no email address that works is longer than 254. */
export const assetLimits = {
  businessName: 200,
  email: 254,
  websiteUrl: 500,
  brandColors: 500,
  textContent: 20_000,
  socialLinks: 2_000,
} as const;

export type AssetField = keyof typeof assetLimits;

export const assetFields = Object.keys(assetLimits) as readonly AssetField[];

export const multilineFields: readonly AssetField[] = ["textContent", "socialLinks"];

/** A form also sends what each of its texts was typed over. */
export const wasField = (name: AssetField) => `was-${name}`;

export const assetColumns = {
  businessName: "business_name",
  email: "email",
  websiteUrl: "website_url",
  brandColors: "brand_colors",
  textContent: "text_content",
  socialLinks: "social_links",
} as const satisfies Record<AssetField, keyof DraftsTable>;

export const assetLabels: Record<AssetField, string> = {
  businessName: "Business name",
  email: "Email",
  websiteUrl: "Website",
  brandColors: "Brand colors",
  textContent: "About",
  socialLinks: "Social links",
};
