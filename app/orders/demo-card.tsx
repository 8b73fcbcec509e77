import { ExternalLink } from "~/ui/button";
import { CategoryName } from "~/ui/category-name";
import { phoneShot, Picture } from "~/ui/picture";
import type { ChosenDemo } from "./chosen-demo";

const link = "inline-flex min-h-8 items-center underline underline-offset-4";

/** The demo that an order's website starts from. */
export function DemoCard(props: ChosenDemo & { canChange?: boolean; className?: string }) {
  const { slug, category, path, firm, canChange, className = "" } = props;
  return (
    <div
      className={`relative flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-card shadow-card print:hidden ${className}`}
    >
      <Picture
        image={phoneShot(slug, category)}
        sizes="56px"
        className="h-28 w-14 shrink-0 rounded-lg border-2 border-ink object-cover object-top"
      />
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-sm text-muted">Starting point</p>
        <p className="font-bold [overflow-wrap:anywhere]">
          Our template for <CategoryName name={category} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <ExternalLink href={path} className={`${link} after:absolute after:inset-0`}>
            {firm ? "See it with your name" : "See the demo"}
          </ExternalLink>
          {canChange && (
            <a href="/#portfolio" className={`${link} relative z-10`}>
              Choose another
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
