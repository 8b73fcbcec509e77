import { config } from "~/server/config/config.server";
import { requestContext } from "~/server/log/log.server";
import { decryptToken } from "~/server/security/encrypted-token.server";
import { DOCTOR_HEADER, DOCTOR_TOKEN, FORWARDED_HEADER, forwardedBy } from "./client-network";
import type { Middleware } from "./middleware";
import { isTooLong } from "./request-context.server";

/**
 * Answers health checks: 200 while the database answers, whatever providers do. Not by the framework, where those of
 * hundreds of networks at once would keep pages waiting, and all that come at once share one query of the site's. Only the
 * doctor is told which proxy's headers arrived.
 */
export function healthCheck(isAnswering: () => Promise<boolean>): Middleware {
  let asked: Promise<boolean> | undefined;
  return (req, res, next) => {
    if (req.target?.page?.path !== "/healthz" || isTooLong(req)) return next();
    asked ??= requestContext.exit(isAnswering).finally(() => (asked = undefined));
    asked.then((healthy) => {
      const body = JSON.stringify({ status: healthy ? "ok" : "unavailable" });
      const token = req.headers[DOCTOR_HEADER];
      if (decryptToken(DOCTOR_TOKEN, String(token ?? "")) === true) {
        res.setHeader(FORWARDED_HEADER, forwardedBy(req.headers, config.clientIpHeader).join(" "));
      }
      res.writeHead(healthy ? 200 : 503, {
        "Cache-Control": "no-store",
        "Content-Type": "application/json; charset=utf-8",
        "Content-Length": body.length,
      });
      res.end(body);
    }, next);
  };
}
