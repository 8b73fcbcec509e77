import { countedDurations, counter } from "./metrics.server";

/** Upper bounds of the buckets, in ms. */
const BOUNDS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000];

/** How long the answers of one route took. prom-client's own count of it costs as much as the rest of its log line. */
class Times {
  private readonly buckets = new Float64Array(BOUNDS_MS.length + 1);
  private sumMs = 0;

  add(ms: number): void {
    let bucket = 0;
    while (bucket < BOUNDS_MS.length && ms > BOUNDS_MS[bucket]!) bucket += 1;
    this.buckets[bucket]! += 1;
    this.sumMs += ms;
  }

  /** As Prometheus wants it: seconds, and in each bucket what the smaller ones hold as well. */
  inSeconds() {
    let count = 0;
    const buckets = BOUNDS_MS.map((bound, n) => {
      count += this.buckets[n]!;
      return { bound: bound / 1000, count };
    });
    return { buckets, sum: this.sumMs / 1000, count: count + this.buckets[BOUNDS_MS.length]! };
  }
}

/** The answers of one route, method and status. */
interface Answers {
  labels: { route: string; method: string; status: number };
  count: number;
  times: Times;
}

const times = new Map<string, Times>();
/** By route, then by status and method. */
const answers = new Map<string, Map<string, Answers>>();

const requests = counter(
  "sitewright_http_requests_total",
  "Requests answered.",
  ["route", "method", "status"],
  (own) => {
    for (const ofRoute of answers.values()) {
      for (const { labels, count } of ofRoute.values()) own.inc(labels, count);
    }
  },
);
countedDurations(
  "sitewright_http_request_duration_seconds",
  "From a request's head to the end of its answer, its body included.",
  () => [...times].map(([route, took]) => ({ labels: { route }, ...took.inSeconds() })),
);

/**
 * Counts an answered request; undefined without METRICS_PORT. `route` is one of `routeName`'s, never a path that
 * somebody made up; `ms` is how long it took, unless it never became a request.
 */
export const countRequest =
  requests &&
  ((route: string, method: string, status: number, ms?: number): void => {
    const found = find(route, method, status);
    found.count += 1;
    if (ms !== undefined) found.times.add(ms);
  });

function find(route: string, method: string, status: number): Answers {
  let ofRoute = answers.get(route);
  if (!ofRoute) answers.set(route, (ofRoute = new Map<string, Answers>()));
  const name = ["GET", "HEAD", "POST"].includes(method) ? method : "other";
  const key = `${name} ${status}`;
  let found = ofRoute.get(key);
  if (!found) {
    let took = times.get(route);
    if (!took) times.set(route, (took = new Times()));
    found = { labels: { route, method: name, status }, count: 0, times: took };
    ofRoute.set(key, found);
  }
  return found;
}
