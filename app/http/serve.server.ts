import { config } from "~/config/config.server";
import type { RefusalStatus } from "~/content/refusals";
import { attach } from "./attach.server";
import { answerClientErrors } from "./client-errors.server";
import { Drain } from "./drain.server";
import { errorPage } from "./error-page.server";
import { flyReplay } from "./fly-replay";
import { frameworkHeaders } from "./framework-headers.server";
import { compose, type Middleware } from "./middleware";
import { allowedMethods, seeOther, trailingSlash } from "./page-requests";
import { logContext, requestId } from "./request-id.server";
import { requestLog } from "./request-log.server";
import { OWN_HOST, requestTarget } from "./request-target.server";
import { responseCache, type VariantOf } from "./response-cache.server";
import { sameSite } from "./same-site";
import { sandboxProxy } from "./sandbox-proxy";
import { securityHeaders } from "./security-headers.server";
import { staticFiles } from "./static-files.server";
import { setTimeouts } from "./timeouts.server";
import { wellFormed } from "./well-formed";

interface Options {
  /** The page that a refused visitor reads. */
  refusalPage: (status: RefusalStatus) => string;
  variantOf: VariantOf;
  /** Where a GET is redirected to, for instance by a form that only leads to another page. */
  destinationOf: (url: URL) => string | undefined;
  /** Called once the server listens, before its first connection. */
  onListening: () => void;
}

/** The middleware that a request passes on its way to the framework, in this order. */
export function middlewareStack({
  variantOf,
  destinationOf,
}: Pick<Options, "variantOf" | "destinationOf">): Middleware[] {
  const { development, sandbox, severalOnFly, siteUrl } = config;
  return [
    requestId,
    requestLog,
    requestTarget,
    wellFormed(OWN_HOST),
    seeOther(destinationOf),
    // Not in development, where pages and files change.
    ...(development ? [] : [responseCache(variantOf, OWN_HOST), staticFiles()]),
    ...(severalOnFly ? [flyReplay(severalOnFly)] : []),
    logContext,
    securityHeaders,
    ...(sandbox.url === undefined ? [] : [sandboxProxy(sandbox.url)]),
    allowedMethods,
    sameSite(siteUrl, development || sandbox.demonstration),
    trailingSlash,
    frameworkHeaders,
  ];
}

/**
 * Puts the middleware in front of remix-serve. The returned function stops accepting connections, and resolves when every
 * request in flight is answered.
 */
export function serve({ refusalPage, onListening, ...pages }: Options): () => Promise<void> {
  const drain = new Drain();
  const stack = [drain.middleware, ...middlewareStack(pages)];
  attach(config.port, compose(stack, errorPage(refusalPage)), (server) => {
    setTimeouts(server);
    answerClientErrors(server, refusalPage);
    drain.serve(server);
    onListening();
  });
  return () => drain.begin();
}
