import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";

/** Time for the landing page to be laid out before the scroll to one of its sections begins. */
export const SECTION_SCROLL_DELAY_MS = 100;

export type LandingSection = "home" | "services" | "pricing" | "portfolio";

interface SectionState {
  section: LandingSection;
  fromElsewhere: boolean;
}

/**
 * The props of a Link to a section of the landing page. Without scripts it is a plain anchor; with them
 * the router scrolls at once on the landing page itself, and useSectionScroll on coming from another page.
 */
export function sectionLink(section: LandingSection, pathname: string) {
  const state: SectionState = { section, fromElsewhere: pathname !== "/" };
  return { to: `/#${section}`, state, preventScrollReset: true } as const;
}

/** Scrolls to the section a followed section link names. To be used once, in the header. */
export function useSectionScroll(): void {
  const { key, pathname, state } = useLocation();
  const followed = useNavigationType() !== "POP";

  useEffect(() => {
    // Back, forward and reload keep this state in the history entry, but restore their own position.
    if (!followed || pathname !== "/" || !isSectionState(state)) return;
    if (state.fromElsewhere) window.scrollTo({ top: 0, behavior: "instant" });
    const timer = setTimeout(() => scrollToSection(state.section), SECTION_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, pathname, state, followed]);
}

function scrollToSection(section: LandingSection): void {
  const element = document.getElementById(section);
  if (!element) return;
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = reduced ? "instant" : "smooth";
  if (section === "home") window.scrollTo({ top: 0, behavior });
  else element.scrollIntoView({ behavior });
  // As with a native anchor, the next Tab goes on from the section.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function isSectionState(state: unknown): state is SectionState {
  return typeof state === "object" && state !== null && "section" in state;
}
