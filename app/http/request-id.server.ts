import { randomUUID } from "node:crypto";
import { withRequestId } from "~/platform/log.server";
import type { Middleware } from "./middleware";

export const REQUEST_ID_HEADER = "X-Request-Id";

/** Gives the request the id that its response and its log lines carry. */
export const requestId: Middleware = (req, _res, next) => {
  req.id = randomUUID();
  next();
};

/** Makes everything that is logged because of the request name it. Node follows a request at a cost, so not for cached responses. */
export const logContext: Middleware = (req, _res, next) => withRequestId(req.id, next);
