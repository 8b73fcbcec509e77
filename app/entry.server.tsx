import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { renderToString } from "react-dom/server";
import { boot } from "~/boot.server";
import { config } from "~/server/config/config.server";
import { DemoSites } from "~/layout/demo-sites";
import { DocumentContext, type InlineScripts } from "~/layout/document-context";
import { restoreFormValues } from "~/layout/form-values.server";
import { longTexts } from "~/layout/long-texts.server";
import { awaitTurn } from "~/server/http/request-context.server";
import { log, requestContext } from "~/server/log/log.server";

const readInlineScripts = (): InlineScripts =>
  Object.fromEntries(
    readdirSync("build/inline", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => [
        file.slice(0, -".js".length).replaceAll(sep, "/"),
        readFileSync(join("build/inline", file), "utf8").trim(),
      ]),
  );

/** In development they are read for every document, because they change. */
const builtScripts = config.development ? undefined : readInlineScripts();

// remix-serve imports this file before it listens, so it listens only after boot().
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
  // A refused form is rendered with all posted values, which takes long.
  if (request.method === "POST") await awaitTurn(true);
  const nonce = requestContext.getStore()?.nonce;
  restoreFormValues(context.staticHandlerContext);
  const { insert, complete } = longTexts(randomUUID());
  const inlineScripts = builtScripts ?? readInlineScripts();
  const html = renderToString(
    <DocumentContext.Provider value={{ inlineScripts, nonce, insert, DemoSites }}>
      <RemixServer context={context} url={request.url} />
    </DocumentContext.Provider>,
  );
  return new Response(complete(`<!doctype html>${html}`), { headers, status });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A 4xx has its request log line already.
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !refused) log.error({ err: error }, "request failed");
};

/** Lets the page's `meta` mark the title: it gets loader data only, no action data. */
function markFormFailed({ staticHandlerContext: { loaderData, matches } }: EntryContext): void {
  const page: unknown = loaderData[matches.at(-1)?.route.id ?? ""];
  if (typeof page === "object" && page !== null) Object.assign(page, { formFailed: true });
}
