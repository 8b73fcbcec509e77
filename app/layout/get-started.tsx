import { useLocation } from "@remix-run/react";
import { ButtonAnchor } from "~/ui/button";
import { sectionLink } from "./section-links";

/** The header's button; on the narrowest screens it stands in the menu instead of the bar. */
export function GetStarted({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <ButtonAnchor
      href={sectionLink("pricing", pathname)}
      className={`!min-h-11 whitespace-nowrap !px-5 !py-2 ${className}`}
    >
      Get Started
    </ButtonAnchor>
  );
}
