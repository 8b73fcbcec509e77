import type { ReactNode } from "react";

interface ServerPartProps {
  className?: string;
  /** Called on the server alone: what it renders may come from modules that the browser does not have. */
  children: () => ReactNode;
}

/**
 * A part of a page that never changes in the browser, which keeps the server's HTML and needs no code for it.
 * Only for pages that are loaded as documents: in one that the browser renders by itself the part is empty.
 */
export function ServerPart({ className = "contents", children }: ServerPartProps) {
  if (typeof document === "undefined") return <div className={className}>{children()}</div>;
  return (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
