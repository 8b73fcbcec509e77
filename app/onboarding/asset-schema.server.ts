import { z } from "zod";
import { textWith } from "~/platform/rules-schema.server";
import { assetRules } from "./asset-fields";

/** The onboarding form, its values trimmed. */
export const assetSchema = z.object({
  businessName: textWith(assetRules.businessName),
  email: textWith(assetRules.email),
  websiteUrl: textWith(assetRules.websiteUrl),
  brandColors: textWith(assetRules.brandColors),
  textContent: textWith(assetRules.textContent),
  socialLinks: textWith(assetRules.socialLinks),
});
