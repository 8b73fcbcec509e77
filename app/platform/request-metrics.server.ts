import { counter, durations } from "./metrics.server";

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

/** Handed on one by one, between other work, they cost several times as much. */
const GATHERED = 128;

/** The answers of one route, method and status that are still to be handed on. */
class Answers {
  private readonly seconds = new Float64Array(GATHERED);
  private gathered = 0;

  constructor(
    private readonly total: { inc: (value: number) => void },
    private readonly time: { observe: (value: number) => void },
  ) {}

  add(seconds: number): void {
    this.seconds[this.gathered] = seconds;
    this.gathered += 1;
    if (this.gathered === GATHERED) this.handOn();
  }

  handOn(): void {
    if (this.gathered === 0) return;
    this.total.inc(this.gathered);
    for (let n = 0; n < this.gathered; n += 1) this.time.observe(this.seconds[n]!);
    this.gathered = 0;
  }
}

/** By route, then by method and status. */
const answers = new Map<string, Map<string, Answers>>();

/**
 * Counts an answered request; undefined without METRICS_PORT. `route` is one of `routeName`'s, never a path that
 * somebody made up; `ms` is how long it took.
 */
export const countRequest =
  requests &&
  times &&
  ((route: string, method: string, status: number, ms: number): void => {
    let ofRoute = answers.get(route);
    if (!ofRoute) answers.set(route, (ofRoute = new Map<string, Answers>()));
    const key = `${method} ${status}`;
    let of = ofRoute.get(key);
    if (!of) {
      const total = requests.labels(route, known(method), String(status));
      ofRoute.set(key, (of = new Answers(total, times.labels(route))));
    }
    of.add(ms / 1000);
  });

/** Counts an answer to what never became a request: it has no method and took no time. */
export function countUnread(route: string, status: number): void {
  requests?.inc({ route, method: known(), status });
}

/** To be called before a scrape. */
export function handOnRequests(): void {
  for (const ofRoute of answers.values()) {
    for (const of of ofRoute.values()) of.handOn();
  }
}

function known(method = ""): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
