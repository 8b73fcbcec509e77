import type { HeadersFunction } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import {
  isRefusal,
  refusals,
  refusalText,
  type Refused,
  type RefusalStatus,
} from "~/content/refusals";
import { ButtonAnchor, EmailLink } from "~/ui/button";
import { DocumentContext } from "./document-context";
import { useSupportEmail } from "./page-data";

export const UNEXPECTED_ERROR = "Unexpected Application Error!";

/** Routes with an action export it too: the root's loader does not run after an action, and would lack the support address. */
export function RouteError() {
  const error = useRouteError();
  const supportEmail = useSupportEmail();
  const { DemoSites } = useContext(DocumentContext);
  if (!isRouteErrorResponse(error) || !isRefusal(error.status)) {
    return (
      <TextPage title={UNEXPECTED_ERROR}>
        <p className="mt-4 text-lg">{describe(error)}</p>
        <p className="mt-8">
          <ButtonAnchor href="/">Return to the homepage</ButtonAnchor>
        </p>
      </TextPage>
    );
  }
  const { status } = error;
  const text = refusalText(status, error.data as Refused | null);
  return (
    <RefusalMessage status={status} supportEmail={supportEmail} text={text}>
      {status === 404 && DemoSites && <DemoSites />}
    </RefusalMessage>
  );
}

/** Passes on a thrown response's headers, which Remix gives only to the boundary's own route, and an action's Retry-After. */
export const refusalHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, parentHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  return errorHeaders ?? (wait ? { "Retry-After": wait } : parentHeaders);
};

export function RefusalMessage({
  status,
  supportEmail,
  text: { title, description } = refusals[status],
  children,
}: {
  status: RefusalStatus;
  supportEmail: string;
  text?: ReturnType<typeof refusalText>;
  children: ReactNode;
}) {
  return (
    <section
      data-missing={status === 404 || undefined}
      className="mx-auto box-content max-w-page px-4 py-16 sm:px-6 [&>*]:max-w-prose"
    >
      <p className="font-semibold text-muted">Error {status}</p>
      <h1 className="mt-2 text-balance text-4xl font-bold tracking-tight">{title}</h1>
      <p className="mt-4 whitespace-pre-line break-words text-lg">{description}</p>
      <p className="mt-4">
        If you are stuck, write to{" "}
        <EmailLink email={supportEmail} className="underline underline-offset-4" />.
      </p>
      {status === 404 && (
        <p className="mt-4">
          Have you ordered?{" "}
          <a href="/lost-link" className="underline underline-offset-4">
            Send my link again
          </a>
          .
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-4 max-sm:grid">
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
      {children}
    </section>
  );
}

export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto box-content max-w-page px-4 py-16 sm:px-6 [&>*]:max-w-prose">
      <h1 className="text-balance text-4xl font-bold tracking-tight">{title}</h1>
      {children}
    </section>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "Unknown error";
}
