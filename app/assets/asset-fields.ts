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

const multilineFields: readonly AssetField[] = ["textContent", "socialLinks"];

/** Of two values of a field that grew from one, in two places, both texts; of other fields the first. */
export function keepBoth(name: AssetField, text: string, other: string): string {
  if (!multilineFields.includes(name)) return text;
  // Not `includes`: it takes half a second to find one hostile text in another.
  if (other.startsWith(text) || other.endsWith(text)) return other;
  let same = 0;
  while (same < other.length && text[same] === other[same]) same += 1;
  const rest = other.slice(other[same] === "\n" ? same : other.lastIndexOf("\n", same) + 1).trim();
  return text.endsWith(rest) ? text : `${text}\n\n${rest}`;
}

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
