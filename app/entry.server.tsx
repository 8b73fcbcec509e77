import { PassThrough } from "node:stream";
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { boot } from "~/boot.server";
import { NONCE_HEADER } from "~/platform/edge.server";
import { log } from "~/platform/log.server";
import { NonceContext } from "~/shell/nonce";

// remix-serve imports this file before it listens: the site is ready, or has ended, by then.
await boot();

const RENDER_TIMEOUT_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get(NONCE_HEADER) ?? undefined;
  if ([422, 429, 502, 503].includes(status)) markFormFailed(context);
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: answered }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          answered = 500;
          log.error({ err: error }, "rendering failed");
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
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
