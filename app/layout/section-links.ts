export type LandingSection = "home" | "services" | "pricing" | "portfolio";

/**
 * The address of a section of the landing page, for a link on the page at `pathname`: on the landing page itself
 * an anchor, which keeps the gallery's view.
 */
export function sectionLink(section: LandingSection, pathname: string): string {
  return pathname === "/" ? `#${section}` : `/#${section}`;
}
