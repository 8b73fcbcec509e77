import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { RequestListener, Server } from "node:http";
import type { RefusalStatus } from "~/content/refusals";
import { config } from "~/server/config/config.server";
import { joinChunks } from "./chunked-body";
import { answerClientErrors } from "./client-errors.server";
import { deskHeaders } from "./desk-headers.server";
import { Drain } from "./drain.server";
import { errorPage } from "./error-page.server";
import { flyReplay } from "./fly-replay";
import { healthCheck } from "./health.server";
import { type FindPaidSender, toFramework, withContext } from "./request-context.server";
import { compose, type Middleware, requestId } from "./middleware";
import {
  type AcceptEvent,
  allowedMethods,
  canonicalPath,
  seeOther,
  signedWebhooks,
  stripesEvents,
} from "./page-requests";
import { postsInHand } from "./posts-in-hand.server";
import { requestLog } from "./request-log.server";
import { OWN_HOST, requestTarget, wellFormed } from "./request-target.server";
import { responseCache, type VariantOf } from "./response-cache.server";
import { RequestsInHand } from "./requests-in-hand.server";
import { sameSite } from "./same-site";
import { sandboxProxy } from "./sandbox-proxy";
import { securityHeaders } from "./security-headers.server";
import { staticFiles } from "./static-files.server";
import { setTimeouts } from "./timeouts.server";

interface Options {
  refusalPage: (status: RefusalStatus) => string;
  variantOf: VariantOf;
  /** Where a GET is redirected to, for instance by a form that only leads to another page. */
  destinationOf: (url: URL) => string | undefined;
  findPaidSender: FindPaidSender;
  acceptEvent: AcceptEvent;
  isAnswering: () => Promise<boolean>;
  onListening: () => void;
}

export function middlewareStack({
  variantOf,
  destinationOf,
  findPaidSender,
  acceptEvent,
  isAnswering,
}: Omit<Options, "refusalPage" | "onListening">): Middleware[] {
  const { development, sandbox, severalOnFly, siteUrl } = config;
  const inHand = new RequestsInHand(findPaidSender);
  return [
    requestId,
    requestLog,
    requestTarget,
    wellFormed(OWN_HOST),
    inHand.admit,
    seeOther(destinationOf),
    // Not in development, where pages and files change.
    ...(development ? [] : [responseCache(variantOf, OWN_HOST), staticFiles()]),
    ...(severalOnFly ? [flyReplay(severalOnFly)] : []),
    withContext(findPaidSender),
    securityHeaders,
    deskHeaders,
    ...(sandbox.url === undefined ? [] : [sandboxProxy(sandbox.url)]),
    canonicalPath,
    allowedMethods,
    healthCheck(isAnswering),
    sameSite(siteUrl, development || sandbox.demonstration),
    signedWebhooks,
    joinChunks,
    postsInHand(findPaidSender),
    stripesEvents(acceptEvent),
    toFramework,
    inHand.refuseUnread,
  ];
}

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

const LISTENING = "tracing:net.server.listen:asyncEnd";

/**
 * Puts a middleware in front of remix-serve, which makes its server after it has imported the application and does not
 * expose it. Node announces every server of the process that begins to listen, before it accepts a connection
 * (https://nodejs.org/api/diagnostics_channel.html#event-netserverlistenasyncend, since 20.18).
 */
function attach(port: number, middleware: Middleware, onServer: (server: Server) => void): void {
  const onListening = (message: unknown) => {
    const { server } = message as { server: Server };
    const address = server.address();
    if (typeof address !== "object" || address?.port !== port) return;
    unsubscribe(LISTENING, onListening);
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (req, res) => {
      middleware(req, res, () => {
        for (const listener of listeners) listener.call(server, req, res);
      });
    });
    onServer(server);
  };
  subscribe(LISTENING, onListening);
}
