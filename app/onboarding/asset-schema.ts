import { z } from "zod";

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

const text = z.string().trim().default("");
const required = (message: string) => text.pipe(z.string().min(1, message));

/** The onboarding form: three required fields, the rest free text. */
export const assetSchema = z.object({
  businessName: required("Enter your business name"),
  email: required("Enter your email address").pipe(z.string().email("Invalid email address")),
  websiteUrl: text,
  brandColors: text,
  textContent: required("Tell us about your business"),
  socialLinks: text,
});

export type AssetDetails = z.output<typeof assetSchema>;
