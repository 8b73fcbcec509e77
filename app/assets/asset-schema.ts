import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { withSeparators } from "~/content/price-texts";
import { assetLabels, assetLimits, type AssetField } from "./asset-fields";

const labels: typeof assetLabels = {
  ...assetLabels,
  textContent: "About your business",
  socialLinks: "Social media links",
};

export function tooLong(name: AssetField): string {
  return `${labels[name]} must be at most ${withSeparators(assetLimits[name])} characters`;
}

const text = z.string().trim();

/** The onboarding form's rules, for the browser and the server alike: three required fields, the rest free text. */
export const assetSchema = z.object({
  businessName: text
    .min(1, "Enter your business name")
    .max(assetLimits.businessName, tooLong("businessName"))
    .default(""),
  email: text
    .min(1, "Enter your email address")
    .max(assetLimits.email, tooLong("email"))
    .email("Invalid email address")
    .default(""),
  websiteUrl: text.max(assetLimits.websiteUrl, tooLong("websiteUrl")).default(""),
  brandColors: text.max(assetLimits.brandColors, tooLong("brandColors")).default(""),
  textContent: text
    .min(1, "Tell us about your business")
    .max(assetLimits.textContent, tooLong("textContent"))
    .default(""),
  socialLinks: text.max(assetLimits.socialLinks, tooLong("socialLinks")).default(""),
} satisfies Record<AssetField, z.ZodTypeAny>);

export type AssetDetails = z.output<typeof assetSchema>;

/** Validates the fields of the schema only: given other names, the form library reads them as paths. */
export const assetValidator = withZod(assetSchema);

export function hasValidEmail({ email }: Partial<AssetDetails>): boolean {
  return assetSchema.shape.email.safeParse(email).success;
}
