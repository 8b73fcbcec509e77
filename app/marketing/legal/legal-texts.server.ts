import { existsSync, readFileSync } from "node:fs";
import { fillIn, type siteValues } from "~/content/legal/figures";
import { escapeHtml } from "~/server/email/email-html";
import { config } from "~/server/config/config.server";

/** HTML, but for the titles. */
export interface LegalText {
  title: string;
  intro: string;
  sections: { id: string; title: string; html: string }[];
}

const fileOf = (name: string) => `build/legal/${name}.json`;

/** An imprint is a page only where app/content/legal/imprint.md is there. */
export const hasImprint = existsSync(fileOf("imprint"));

/** A text of app/content/legal with the values of this site. Throws a 404 where there is none. */
export function legalText(name: "terms-of-service" | "privacy-policy" | "imprint"): LegalText {
  if (!existsSync(fileOf(name))) throw new Response(null, { status: 404, statusText: "Not Found" });
  const text = JSON.parse(readFileSync(fileOf(name), "utf8")) as LegalText;
  const email = escapeHtml(config.supportEmail);
  const values: Record<(typeof siteValues)[number], string> = {
    supportEmail: `<a href="mailto:${email}">${email}</a>`,
    customerPortal: escapeHtml(config.stripe.portalUrl ?? ""),
  };
  const filled = (html: string) => fillIn(html, values);
  const sections = text.sections.map((section) => ({ ...section, html: filled(section.html) }));
  return { ...text, intro: filled(text.intro), sections };
}
