import Plus from "lucide-react/icons/plus";
import { claims } from "~/content/claims";
import { questions } from "./questions-content";

/** Questions and answers. A div, because the specification counts the page's sections without them. */
export function Questions({ supportEmail }: { supportEmail: string }) {
  return (
    <div id="questions" className="px-4 py-10 sm:px-6 md:py-24">
      <div className="mx-auto grid max-w-page gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-balance text-3xl font-bold tracking-tight md:text-4xl">
            Good questions, straight answers
          </h2>
          <p className="mt-3 text-muted sm:text-lg">
            {`Is yours missing? Write to us and you will have an answer within ${claims.response}: `}
            <a
              href={`mailto:${supportEmail}`}
              className="text-brand underline underline-offset-4 hover:text-brand-strong"
            >
              {supportEmail}
            </a>
          </p>
        </div>
        <div className="border-y-2 border-ink">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line first:border-0">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg font-bold">{question}</h3>
                <Plus
                  aria-hidden
                  className="size-6 shrink-0 text-brand transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <div className="grid max-w-prose gap-3 pb-6">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}
