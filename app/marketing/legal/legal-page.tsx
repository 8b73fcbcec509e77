import { legalTextsUpdated } from "~/content/site";
import { CloseIcon } from "~/ui/icons";
import type { LegalText } from "./legal-texts.server";

const prose =
  "leading-relaxed [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6 " +
  "[&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 hover:[&_a]:text-brand-strong [&_a]:break-words " +
  "print:[&_a]:text-ink print:[&_p]:[orphans:3] print:[&_p]:[widows:3]";

/** A text of app/content/legal; one of a few sections, such as an imprint, has no contents. */
export function LegalPage({ title, intro, sections }: LegalText) {
  return (
    <article className="mx-auto box-content max-w-page px-4 py-12 sm:px-6 md:py-14 print:max-w-none print:p-0 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(17rem,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 print:block [&>*]:max-w-prose print:[&>*]:max-w-none">
      <div>
        <h1 className="text-balance text-4xl font-bold tracking-tight">{title}</h1>
        {/* One string each: React separates two by a comment, and tests search the HTML for the text. */}
        <p className="mt-3 text-muted">{`Last updated: ${legalTextsUpdated}`}</p>
        <div className={`mt-2 text-lg ${prose}`} dangerouslySetInnerHTML={{ __html: intro }} />
      </div>

      {sections.length > 3 && (
        <nav
          aria-labelledby="contents-label"
          className="mt-6 rounded-card border border-line bg-surface p-card sm:mt-10 lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start lg:[@media(min-height:46rem)]:sticky print:hidden"
        >
          <details className="group sm:[&::details-content]:[content-visibility:visible]">
            <summary
              id="contents-label"
              className="flex list-none items-center justify-between font-semibold max-sm:cursor-pointer [&::-webkit-details-marker]:hidden"
            >
              On this page
              <CloseIcon className="size-6 rotate-45 text-brand group-open:rotate-0 sm:hidden" />
            </summary>
            <ol className="mt-3 list-decimal pl-7 sm:columns-2 sm:gap-8 lg:columns-1">
              {sections.map((section) => (
                <li key={section.id} className="break-inside-avoid pl-1">
                  <a
                    href={`#${section.id}`}
                    className="block py-1 text-brand underline underline-offset-4 hover:text-brand-strong"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}

      <div>
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id} className={`mt-12 ${prose}`}>
            <h2
              id={section.id}
              className="text-balance text-2xl font-bold tracking-tight print:break-after-avoid"
            >
              {`${index + 1}. ${section.title}`}
            </h2>
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </div>
    </article>
  );
}
