import type { HeadersFunction } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { isRefusal } from "~/content/refusals";
import { RefusalMessage } from "./refusal-message";
import { useSupportEmail } from "./root-data";
import { UnexpectedError } from "./unexpected-error";

/**
 * The page of a route that was refused or failed. Routes with an action have it as their own boundary:
 * where the root is the boundary, its loader is not asked, and the page lacks the support address.
 */
export function RouteError() {
  const error = useRouteError();
  const supportEmail = useSupportEmail();
  const refused = isRouteErrorResponse(error) && isRefusal(error.status) ? error.status : undefined;
  if (!refused) return <UnexpectedError error={error} />;
  return <RefusalMessage status={refused} supportEmail={supportEmail} />;
}

/**
 * Keeps the headers a refusal was thrown with, and the Retry-After of a form that is shown again; only the
 * boundary's own route is given the thrown ones.
 */
export const refusalHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, parentHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  return errorHeaders ?? (wait ? { "Retry-After": wait } : parentHeaders);
};
