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

/** In the order of the form. Not in the schema's file, which the browser loads only after autosaving has begun. */
export const assetFields = Object.keys(assetLimits) as readonly AssetField[];
