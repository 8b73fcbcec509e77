import { isRouteErrorResponse } from "@remix-run/react";
import { ButtonAnchor } from "~/ui/button";

export const UNEXPECTED_ERROR = "Unexpected Application Error!";

/** The screen for anything nobody planned for. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <section className="mx-auto max-w-prose px-4 py-24 sm:px-6">
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
