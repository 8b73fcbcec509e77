import { dollars, quotedPrices, site } from "~/content/site";
import type { Question } from "./questions-content";

export interface StructuredData {
  "@context": "https://schema.org";
  "@type": "ProfessionalService";
  name: string;
  description: string;
  url: string;
  email: string;
  priceRange: string;
  sameAs: string[];
}

/**
 * The landing page's JSON-LD. Its prices are the quoted ones (see quotedPrices); it has no testimonials as long as they are
 * samples.
 */
export function structuredData(options: { siteUrl: string; supportEmail: string }): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: site.name,
    description: site.description,
    url: new URL("/", options.siteUrl).href,
    email: options.supportEmail,
    priceRange: `${dollars(quotedPrices.setup)} one-time, ${dollars(quotedPrices.growthPerMonth)} per month`,
    sameAs: site.social.map((profile) => profile.url),
  };
}

/** The page's questions as a second JSON-LD block. */
export function questionsData(questions: readonly Question[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
