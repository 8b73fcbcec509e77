import { useLocation } from "@remix-run/react";
import { buttonClass } from "~/ui/button";
import { sectionLink } from "./section-links";

/** The header's button; on the narrowest screens it stands in the menu instead of the bar. */
export function GetStarted({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <a
      href={sectionLink("pricing", pathname)}
      className={buttonClass("primary", `!min-h-11 whitespace-nowrap !px-5 !py-2 ${className}`)}
    >
      Get Started
    </a>
  );
}
