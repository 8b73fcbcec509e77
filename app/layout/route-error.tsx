import type { HeadersFunction } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import {
  isRefusal,
  refusals,
  refusalText,
  type Refused,
  type RefusalStatus,
} from "~/content/refusals";
import { ButtonAnchor } from "~/ui/button";
import { useSupportEmail } from "./root-data";

export const UNEXPECTED_ERROR = "Unexpected Application Error!";

/**
 * The error page. Routes with an action export it as their own boundary: with the root as boundary, the root's loader does
 * not run after an action, and the page lacks the support address.
 */
export function RouteError() {
  const error = useRouteError();
  const supportEmail = useSupportEmail();
  if (!isRouteErrorResponse(error) || !isRefusal(error.status)) {
    return <UnexpectedError error={error} />;
  }
  const { status } = error;
  const text = refusalText(status, error.data as Refused | null);
  return <RefusalMessage status={status} supportEmail={supportEmail} text={text} />;
}

/**
 * Passes on the headers of a thrown response, which Remix gives only to the boundary's own route, and the Retry-After of
 * an action.
 */
export const refusalHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, parentHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  return errorHeaders ?? (wait ? { "Retry-After": wait } : parentHeaders);
};

/** The content of an error page for a status of `refusals`. */
export function RefusalMessage({
  status,
  supportEmail,
  text: { title, description } = refusals[status],
}: {
  status: RefusalStatus;
  supportEmail: string;
  text?: ReturnType<typeof refusalText>;
}) {
  return (
    <section
      data-missing={status === 404 || undefined}
      className="mx-auto box-content max-w-page px-4 py-16 sm:px-6 [&>*]:max-w-prose"
    >
      <p className="font-semibold text-muted">Error {status}</p>
      <h1 className="mt-2 text-balance text-4xl font-bold tracking-tight">{title}</h1>
      <p className="mt-4 text-lg">{description}</p>
      <p className="mt-4">
        If you are stuck, write to{" "}
        <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonAnchor href="/">Return to the homepage</ButtonAnchor>
        {status === 404 && (
          <>
            <ButtonAnchor href="/#portfolio" look="secondary">
              See the demo sites
            </ButtonAnchor>
            <ButtonAnchor href="/contact#contact-form" look="secondary">
              Order your website
            </ButtonAnchor>
          </>
        )}
      </p>
    </section>
  );
}

/** The content of the error page for any other error. */
function UnexpectedError({ error }: { error: unknown }) {
  return (
    <section className="mx-auto box-content max-w-page px-4 py-16 sm:px-6 [&>*]:max-w-prose">
      <h1 className="text-balance text-4xl font-bold tracking-tight">{UNEXPECTED_ERROR}</h1>
      <p className="mt-4 text-lg">{describe(error)}</p>
      <p className="mt-8">
        <ButtonAnchor href="/">Return to the homepage</ButtonAnchor>
      </p>
    </section>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "Unknown error";
}
