import { site } from "~/content/site";
import { GetStarted } from "./get-started";
import { MobileMenu } from "./mobile-menu";
import { NavItems } from "./nav-items";
import { Wordmark } from "./wordmark";

/** The fixed header of every page. The page below leaves room for it; inline/header.ts makes it glass. */
export function Header() {
  return (
    <header
      data-scrolled="false"
      className="lifts-on-scroll fixed inset-x-0 top-0 z-40 border-b px-4 sm:px-6 border-transparent bg-paper transition-colors duration-200 data-[scrolled=true]:border-line data-[scrolled=true]:bg-paper/85 data-[scrolled=true]:backdrop-blur-md print:hidden"
    >
      {/* Columns, so that the navigation stays where it is when a browser paints before the rest has arrived. */}
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-2 py-2 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        <a
          href="/"
          aria-label={`${site.name}, home page`}
          className="inline-flex min-h-11 items-center justify-self-start rounded-lg"
        >
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <NavItems className="flex items-center gap-1" />
        </nav>
        <div className="flex items-center gap-2 justify-self-end">
          <GetStarted className="hidden min-[440px]:inline-flex" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
