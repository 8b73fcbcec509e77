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

/** How many pairs of lines are compared at most: the longest texts, of 80,000 characters each, take 40 ms. */
const MAX_COMPARED = 40_000;

/**
 * Of two values of a field, typed in two places, both texts; of other fields the first. A line that has grown in one of them
 * stays once, as it is now.
 */
export function keepBoth(name: AssetField, text: string, other: string): string {
  if (!multilineFields.includes(name)) return text;
  const [mine, theirs] = [text.split("\n"), other.split("\n")];
  const [here, there] = [new Set(mine), new Set(theirs)];
  const isShort = mine.length * theirs.length <= MAX_COMPARED;
  const grown = (line: string, lines: string[]) =>
    isShort ? lines.find((one) => hasGrown(line, one)) : undefined;
  const asThere = mine.map((line) =>
    there.has(line) || !line.trim() ? line : grown(line, theirs),
  );
  if (!asThere.includes(undefined)) return other;
  const taken = new Set<string>();
  const newest = mine.map((line, n) => {
    const now = asThere[n] ?? line;
    // Many short lines are a part of one long one, which must not stand for each.
    if (now === line || taken.has(now)) return line;
    taken.add(now);
    return now;
  });
  const rest = theirs.filter(
    (line) => !line.trim() || !(here.has(line) || taken.has(line) || grown(line, mine)),
  );
  const added = rest
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return newest.join("\n") + (added && `\n\n${added}`);
}

/** Whether something was typed at one place of a line. */
function hasGrown(line: string, now: string): boolean {
  const { length } = line;
  if (length >= now.length) return false;
  let before = 0;
  while (before < length && line.charCodeAt(before) === now.charCodeAt(before)) before += 1;
  // The rest of the line is the end of the other one.
  return now.endsWith(line.slice(before));
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
