import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

interface PageAnchorProps {
  /** The id of an element of this page. */
  to: string;
  className?: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a place on this page. It keeps the query, so that nothing is fetched anew. */
export function PageAnchor({ to, className, onFollow, children }: PageAnchorProps) {
  const { pathname, search } = useLocation();

  function follow() {
    const target = document.getElementById(to);
    if (target) {
      // As with a native anchor, the next Tab goes on from there.
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    onFollow?.();
  }

  return (
    <Link to={{ pathname, search, hash: to }} onClick={follow} className={className}>
      {children}
    </Link>
  );
}
