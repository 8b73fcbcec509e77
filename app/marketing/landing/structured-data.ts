import { priceInWords } from "~/content/format";
import { taxNote } from "~/content/price-texts";
import { quotedPrices, site } from "~/content/site";
import type { questions } from "./questions";

export function structuredData(options: { siteUrl: string; supportEmail: string }) {
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: site.name,
    description: site.description,
    url: new URL("/", options.siteUrl).href,
    email: options.supportEmail,
    priceRange: `${priceInWords(quotedPrices.setup)} one-time, ${priceInWords(quotedPrices.growthPerMonth)} per month${taxNote}`,
    sameAs: site.social.map((profile) => profile.url),
  };
}

export function questionsData(all: typeof questions) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: all.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
