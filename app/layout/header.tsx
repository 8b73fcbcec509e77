import { useLocation } from "@remix-run/react";
import { site } from "~/content/site";
import { ButtonAnchor } from "~/ui/button";
import { MenuIcon } from "~/ui/icons";
import { Wordmark } from "./wordmark";

const sections = [
  { label: "Home", section: "home" },
  { label: "Services", section: "services" },
  { label: "Pricing", section: "pricing" },
  { label: "Portfolio", section: "portfolio" },
] as const;

const itemClass =
  "flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-ink/10 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

export function Header() {
  return (
    <header
      data-scrolled="false"
      className="lifts-on-scroll fixed inset-x-0 top-0 z-40 border-b [container-type:inline-size] px-4 sm:px-6 border-transparent bg-paper transition-colors duration-200 data-[scrolled=true]:border-line data-[scrolled=true]:bg-paper/95 data-[scrolled=true]:backdrop-blur-md print:hidden"
    >
      {/* A grid, so that the navigation does not move when a browser paints a partial document. */}
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-2 py-2 [@container(min-width:60rem)]:grid [@container(min-width:60rem)]:grid-cols-[1fr_auto_1fr]">
        <a
          href="/"
          aria-label={`${site.name}, home page`}
          className="inline-flex min-h-11 items-center justify-self-start rounded-lg"
        >
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden [@container(min-width:60rem)]:block">
          <NavItems itemClass={itemClass} className="flex items-center gap-1" />
        </nav>
        <div className="flex items-center gap-2 justify-self-end">
          <GetStarted className="hidden [@container(min-width:25.5rem)]:inline-flex" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MobileMenu() {
  return (
    <details className="group [@container(min-width:60rem)]:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border-2 border-ink px-3 font-semibold hover:bg-ink hover:text-paper group-open:bg-ink group-open:text-paper [&::-webkit-details-marker]:hidden">
        <MenuIcon className="size-5" />
        <span className="menu-word">Menu</span>
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100vh-4rem)] overflow-y-auto border-y border-line bg-surface px-0 py-3 sm:px-2 shadow-card"
      >
        <NavItems itemClass={itemClass} className="mx-auto grid max-w-page gap-1" />
        <GetStarted className="mx-4 mt-3 flex [@container(min-width:25.5rem)]:hidden" />
      </nav>
    </details>
  );
}

const ordered = /^\/(thank-you|onboarding|order\/)/;

function GetStarted({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <ButtonAnchor
      href={sectionLink("pricing", pathname)}
      // Who has ordered has started: what comes next is the page's own button.
      look={ordered.test(pathname) ? "secondary" : "primary"}
      className={`!min-h-11 whitespace-nowrap !px-5 !py-2 ${className}`}
    >
      Get Started
    </ButtonAnchor>
  );
}

export function NavItems({ className, itemClass }: { className: string; itemClass: string }) {
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

type LandingSection = (typeof sections)[number]["section"];

/** The link to a section of the landing page; there, an anchor that keeps the gallery's query. */
export function sectionLink(section: LandingSection, pathname: string): string {
  return pathname === "/" ? `#${section}` : `/#${section}`;
}
