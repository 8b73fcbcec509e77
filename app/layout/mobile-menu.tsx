import { MenuSign } from "~/ui/signs";
import { GetStarted } from "./get-started";
import { NavItems } from "./nav-items";

/** The small screen's menu: a native disclosure, which scripts only teach to close by itself. */
export function MobileMenu() {
  return (
    <details className="lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border-2 border-ink px-3 font-semibold hover:bg-ink hover:text-paper [&::-webkit-details-marker]:hidden">
        <MenuSign className="size-5" />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100vh-4rem)] overflow-y-auto border-y border-line bg-surface px-4 py-3 shadow-card"
      >
        <NavItems className="mx-auto grid max-w-page gap-1" />
        <GetStarted className="mt-3 w-full min-[440px]:hidden" />
      </nav>
    </details>
  );
}
