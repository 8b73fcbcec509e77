import type { ReactNode } from "react";
import Lock from "lucide-react/icons/lock";

/** A picture of a page as a browser's window would show it. */
export function BrowserFrame({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-t-lg border border-b-0 border-line bg-surface shadow-card">
      <div
        aria-hidden
        className="flex items-center gap-3 border-b border-line bg-paper px-3 py-2 text-xs text-muted"
      >
        <span className="flex gap-1.5">
          <span className="size-2.5 rounded-full bg-[var(--trade)]" />
          <span className="size-2.5 rounded-full bg-line" />
          <span className="size-2.5 rounded-full bg-line" />
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-1.5 rounded-full bg-surface px-3 py-1">
          <Lock className="size-3 shrink-0" />
          <span className="truncate">your-name-here</span>
        </span>
      </div>
      {children}
    </div>
  );
}
