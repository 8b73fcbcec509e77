import { join } from "node:path";
import { run } from "./process-group";
import { install } from "./tools";
import { ACCEPT_ENCODING } from "./recording";

const CONNECTIONS = 20;
const SECONDS = 4;
const PATIENCE_MS = 60_000;

export interface Load {
  /** Answers a second, on average. */
  answers: number;
  /** In ms. */
  p99: number;
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Asks one address over 20 connections for a few seconds, from a process of its own. Fails when an answer does. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const autocannon = join(await install("load"), "node_modules/autocannon/autocannon.js");
  const asked = Object.entries({ "Accept-Encoding": ACCEPT_ENCODING, ...headers });
  const output = await run(
    process.execPath,
    [
      autocannon,
      "--json",
      ...["-c", String(CONNECTIONS), "-d", String(SECONDS)],
      ...asked.flatMap(([name, value]) => ["-H", `${name}=${value}`]),
      url,
    ],
    PATIENCE_MS,
  );
  const { requests, latency, non2xx, errors, timeouts } = JSON.parse(output) as AutocannonResult;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} refusals, ${errors} errors, ${timeouts} time-outs`);
  }
  return { answers: requests.average, p99: latency.p99 };
}
