import { useLocation } from "@remix-run/react";

const sections: readonly { label: string; section: LandingSection }[] = [
  { label: "Home", section: "home" },
  { label: "Services", section: "services" },
  { label: "Pricing", section: "pricing" },
  { label: "Portfolio", section: "portfolio" },
];

const itemClass =
  "flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-ink/10 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

/** The site's pages and sections, for the bar and for the small screen's menu. */
export function NavItems({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {sections.map(({ label, section }) => (
        <li key={section}>
          <a href={sectionLink(section, pathname)} className={itemClass}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <a
          href="/contact"
          aria-current={pathname === "/contact" ? "page" : undefined}
          className={itemClass}
        >
          Contact
        </a>
      </li>
    </ul>
  );
}

export type LandingSection = "home" | "services" | "pricing" | "portfolio";

/**
 * The address of a section of the landing page, for a link on the page at `pathname`: on the landing page itself
 * an anchor, which keeps the gallery's view.
 */
export function sectionLink(section: LandingSection, pathname: string): string {
  return pathname === "/" ? `#${section}` : `/#${section}`;
}
