import type { ReactNode } from "react";

/** A link that opens a new tab and says so to screen readers. */
export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
