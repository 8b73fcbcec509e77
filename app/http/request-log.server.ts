import { randomUUID } from "node:crypto";
import { log, withRequestId } from "~/observability/log.server";
import type { Middleware } from "./middleware";
import { routeOf } from "./request-target.server";

export const REQUEST_ID_HEADER = "X-Request-Id";

/** Gives the request the id that its response and its log lines carry. */
export const requestId: Middleware = (req, _res, next) => {
  req.id = randomUUID();
  next();
};

/** Writes one line for each request once its response has been sent or its client has gone. */
export const requestLog: Middleware = (req, res, next) => {
  const started = performance.now();
  const { id, method } = req;
  res.on("close", () => {
    const ms = Math.round(performance.now() - started);
    log.info({ id, method, route: routeOf(req.target), status: res.statusCode, ms });
  });
  next();
};

/**
 * Makes everything that is logged because of the request carry its id. Behind the cached responses, because Node
 * follows a request at a cost.
 */
export const logContext: Middleware = (req, _res, next) => withRequestId(req.id, next);
