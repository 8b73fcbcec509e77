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
 * Makes everything that is logged because of the request carry its id. Behind the cached responses, because Node
 * follows a request at a cost.
 */
export const logContext: Middleware = (req, _res, next) => withRequestId(req.id, next);
