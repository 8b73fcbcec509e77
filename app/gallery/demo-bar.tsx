import type { Demo } from "./demo-content";
import { tradeButton } from "./trade-button";

/** Says that the page below is a template, and where to order it. */
export function DemoBar({ industry }: { industry: Demo["industry"] }) {
  return (
    <div className="border-b border-line bg-surface px-4 py-4 sm:px-6">
      <div className="mx-auto flex max-w-page flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-col items-start gap-2 lg:flex-row lg:items-center lg:gap-4">
          <p className="rounded-full bg-[var(--trade-tint)] px-4 py-1.5 text-sm font-semibold text-[color:var(--trade-text)]">
            Industry-Specific Template Preview
          </p>
          <p className="max-w-prose text-sm text-muted">
            This is a demo preview. The firm, its prices and its phone number are invented.
          </p>
        </div>
        <a href={`/contact?industry=${industry}`} className={tradeButton("solid", "shrink-0")}>
          Get This Site
        </a>
      </div>
    </div>
  );
}
