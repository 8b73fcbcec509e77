import type { RefusalStatus } from "~/content/refusals";
import { log } from "~/server/log/log.server";
import { type ErrorHandler, HttpError, REQUEST_ID_HEADER } from "./middleware";
import { asksForData } from "./request-target.server";
import { headersFor } from "./security-headers.server";

export function errorPage(render: (status: RefusalStatus) => string): ErrorHandler {
  return (error, req, res, _next) => {
    const common = {
      ...headersFor(req),
      [REQUEST_ID_HEADER]: req.id,
      "Cache-Control": "no-store",
    };
    if (!(error instanceof HttpError)) {
      log.error({ id: req.id, err: error }, "request failed");
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { ...common, "Content-Length": 0 }).end();
      return;
    }
    const { status, headers } = error;
    const wantsJson = asksForData(req.target);
    const body = wantsJson ? JSON.stringify({ refused: status }) : render(status);
    res.writeHead(status, {
      ...common,
      ...headers,
      "Content-Type": `${wantsJson ? "application/json" : "text/html"}; charset=utf-8`,
      "Content-Length": Buffer.byteLength(body),
      // Without it Remix's scripts drop the form and show their error screen.
      ...(wantsJson && { "X-Remix-Response": "yes" }),
      // Where a malformed request ends is unknown: the connection cannot be reused.
      ...(status === 400 && { Connection: "close" }),
    });
    res.end(body);
  };
}
