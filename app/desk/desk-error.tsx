import type { MetaArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { isRefusal, refusalText, type Refused } from "~/content/refusals";
import { pageMeta } from "~/layout/page-meta";
import { UNEXPECTED_ERROR } from "~/layout/route-error";

/** The `meta` of a page of the desk. */
export function deskMeta(title: string): MetaFunction {
  return (args: MetaArgs) =>
    pageMeta(args, { title, description: "For the team.", hidden: true, secret: true });
}

/** The `ErrorBoundary` of a page of the desk: what it throws is said inside the desk. */
export function DeskError() {
  const error = useRouteError();
  const { title, description } =
    isRouteErrorResponse(error) && isRefusal(error.status)
      ? refusalText(error.status, error.data as Refused | null)
      : { title: UNEXPECTED_ERROR, description: "The log has more. Nothing was changed." };
  return (
    <section className="dk-page dk-narrow">
      <h1>{title}</h1>
      <p>{description}</p>
      <p>
        <a href="/desk">Go to Today</a>
      </p>
    </section>
  );
}
