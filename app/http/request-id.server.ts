import { randomUUID } from "node:crypto";
import { withRequestId } from "~/observability/log.server";
import type { Middleware } from "./middleware";

export const REQUEST_ID_HEADER = "X-Request-Id";

/** Gives the request the id that its response and its log lines carry. */
export const requestId: Middleware = (req, _res, next) => {
  req.id = randomUUID();
  next();
};

/**
 * Adds the request's id to everything that is logged because of it. Comes after the cached responses in the list of
 * middleware, because Node's AsyncLocalStorage takes time.
 */
export const logContext: Middleware = (req, _res, next) => withRequestId(req.id, next);
