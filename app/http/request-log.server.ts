import { log } from "~/platform/log.server";
import type { Middleware } from "./middleware";
import { routeOf } from "./request-target.server";

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
