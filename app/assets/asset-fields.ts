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

/** Compared line by line with each other up to this many times: a post of the longest texts takes 30 ms. */
const MAX_COMPARED = 40_000;

/**
 * Of two values of a field, typed in two places, both texts; of other fields the first. A line that has grown in one of them
 * stays once, as it is now.
 */
export function keepBoth(name: AssetField, text: string, other: string): string {
  if (!multilineFields.includes(name)) return text;
  const [mine, theirs] = [text.split("\n"), other.split("\n")];
  const known = [new Set(mine), new Set(theirs)] as const;
  const isShort = mine.length * theirs.length <= MAX_COMPARED;
  const grown = (line: string, lines: string[]) =>
    isShort && line.trim() ? lines.find((one) => hasGrown(line, one)) : undefined;
  const isHeld = (line: string) => known[1].has(line) || !line.trim() || grown(line, theirs);
  if (mine.every(isHeld)) return other;
  const newest = mine.map((line) => (known[1].has(line) ? line : (grown(line, theirs) ?? line)));
  const used = new Set(newest);
  const rest = theirs.filter(
    (line) => !line.trim() || !(known[0].has(line) || used.has(line) || grown(line, mine)),
  );
  const added = rest
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return newest.join("\n") + (added && `\n\n${added}`);
}

/** Whether something was typed at one place of a line. */
function hasGrown(line: string, now: string): boolean {
  if (line.length >= now.length) return false;
  let [before, after] = [0, 0];
  while (before < line.length && line[before] === now[before]) before += 1;
  while (after < line.length && line.at(-1 - after) === now.at(-1 - after)) after += 1;
  return before + after >= line.length;
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
