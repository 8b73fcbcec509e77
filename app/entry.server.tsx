import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { boot } from "~/boot.server";
import { ownTurn } from "~/concurrency/locks.server";
import { NONCE_HEADER } from "~/http/framework-headers.server";
import { DocumentContext } from "~/layout/document-context";
import { inlineScripts } from "~/layout/inline-scripts.server";
import { log } from "~/observability/log.server";

// remix-serve imports this file before it listens: the site is ready, or has ended, by then.
await boot();

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if ([422, 429, 502, 503].includes(status)) markFormFailed(context);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // A form that comes back is as long as what was posted.
  if (request.method === "POST") await ownTurn();
  const nonce = request.headers.get(NONCE_HEADER) ?? undefined;
  const html = renderToString(
    <DocumentContext.Provider value={{ inlineScripts: inlineScripts(), nonce }}>
      <RemixServer context={context} url={request.url} />
    </DocumentContext.Provider>,
  );
  return new Response(`<!doctype html>${html}`, { headers, status });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // Somebody asked for what there is not; the request's own log line says so.
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !refused) log.error({ err: error }, "request failed");
};

/** Lets a page's title say that its form was not taken; only the page's own data reaches its meta function. */
function markFormFailed({ staticHandlerContext: { loaderData, matches } }: EntryContext): void {
  const page: unknown = loaderData[matches.at(-1)?.route.id ?? ""];
  if (typeof page === "object" && page !== null) Object.assign(page, { formFailed: true });
}
