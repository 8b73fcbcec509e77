import { counter, durations } from "~/server/log/metrics.server";
import { logRequest } from "~/server/log/log.server";
import type { Middleware } from "./middleware";
import { routeOf } from "./request-target.server";

const requests = counter("sitewright_http_requests_total", "Requests answered.", [
  "route",
  "method",
  "status",
]);
const times = durations(
  "sitewright_http_request_duration_seconds",
  "From a request's head to the end of its answer, its body included.",
  ["route"],
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
);

/** Counts a response; does nothing without METRICS_PORT. `route` is a result of `routeOf`. */
export function countResponse(route: string, method: string | undefined, status: number): void {
  const known = ["GET", "HEAD", "POST"].find((name) => name === method) ?? "other";
  requests?.inc({ route, method: known, status });
}

export const requestLog: Middleware = (req, res, next) => {
  const started = performance.now();
  const { id, method } = req;
  res.on("close", () => {
    const ms = performance.now() - started;
    const route = routeOf(req.target);
    logRequest({ id, method, route, status: res.statusCode, ms });
    countResponse(route, method, res.statusCode);
    times?.observe({ route }, ms / 1000);
  });
  next();
};
