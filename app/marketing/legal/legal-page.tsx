import type { ReactElement, ReactNode } from "react";

interface LegalPageProps {
  title: string;
  updated: string;
  intro?: ReactNode;
  /** {@link LegalSection}s. */
  sections: readonly ReactElement<LegalSectionProps>[];
}

const prose =
  "leading-relaxed [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6 " +
  "[&_dl]:mt-4 [&_dt]:mt-4 [&_dt]:font-semibold [&_dd]:mt-1 " +
  "[&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 hover:[&_a]:text-brand-strong [&_a]:break-words " +
  "print:[&_a]:text-ink print:[&_p]:[orphans:3] print:[&_p]:[widows:3]";

export function LegalPage({ title, updated, intro, sections }: LegalPageProps) {
  return (
    <article className="mx-auto box-content max-w-page px-4 py-16 sm:px-6 md:py-24 print:max-w-none print:p-0 [&>*]:max-w-prose print:[&>*]:max-w-none">
      <h1 className="text-balance text-4xl font-bold tracking-tight">{title}</h1>
      {/* One string each: React separates two by a comment, and tests search the HTML for the text. */}
      <p className="mt-3 text-muted">{`Last updated: ${updated}`}</p>
      {intro && <div className={`mt-2 text-lg ${prose}`}>{intro}</div>}

      <nav
        aria-labelledby="contents-label"
        className="mt-10 rounded-card border border-line bg-surface p-6 print:hidden"
      >
        <p id="contents-label" className="font-semibold">
          On this page
        </p>
        <ol className="mt-3 list-decimal pl-6 sm:columns-2 sm:gap-8">
          {sections.map(({ key: id, props }) => (
            <li key={id} className="break-inside-avoid pl-1">
              <a
                href={`#${id}`}
                className="block py-1 text-brand underline underline-offset-4 hover:text-brand-strong"
              >
                {props.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>

      {sections.map(({ key, props }, index) => (
        <section key={key} aria-labelledby={key!} className={`mt-12 ${prose}`}>
          <h2
            id={key!}
            className="text-balance text-2xl font-bold tracking-tight print:break-after-avoid"
          >
            {`${index + 1}. ${props.title}`}
          </h2>
          {props.children}
        </section>
      ))}
    </article>
  );
}

interface LegalSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a {@link LegalPage}, which numbers and lists it; its `key` is its id in the page. */
export function LegalSection({ children }: LegalSectionProps) {
  return <>{children}</>;
}
