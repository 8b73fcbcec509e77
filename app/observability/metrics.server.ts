import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { log } from "./log.server";

/** What Prometheus is told. Without METRICS_PORT there is none, and nothing is counted. */
const registry =
  config.metricsPort === undefined ? undefined : singleton("metrics", () => new Registry());

/**
 * A number that only grows, by labels of few values; undefined without METRICS_PORT. What is counted elsewhere is
 * brought in by `recount`, whenever it is asked for.
 */
export function counter<Label extends string>(
  name: `sitewright_${string}_total`,
  help: string,
  labelNames: readonly Label[] = [],
  recount?: (counter: Counter<Label>) => void,
): Counter<Label> | undefined {
  return registered(name, (registers) => {
    const made: Counter<Label> = new Counter({
      ...{ name, help, labelNames, registers },
      ...(recount && {
        collect: () => {
          made.reset();
          recount(made);
        },
      }),
    });
    return made;
  });
}

/** How often something took how long, in seconds, counted up to each of `buckets`; undefined without METRICS_PORT. */
export function durations<Label extends string>(
  name: `sitewright_${string}_seconds`,
  help: string,
  labelNames: readonly Label[],
  buckets: number[],
): Histogram<Label> | undefined {
  return registered(
    name,
    (registers) => new Histogram({ name, help, labelNames, buckets, registers }),
  );
}

/**
 * A number that goes up and down; undefined without METRICS_PORT. With `measure` it is taken anew whenever it is asked
 * for; one that cannot be taken is left out, and the log says so.
 */
export function gauge<Label extends string>(
  name: `sitewright_${string}`,
  help: string,
  labelNames: readonly Label[] = [],
  measure?: (gauge: Gauge<Label>) => void | Promise<void>,
): Gauge<Label> | undefined {
  const collect = async (own: Gauge<Label>) => {
    try {
      await measure?.(own);
    } catch (error) {
      if (labelNames.length > 0) own.reset();
      else own.remove();
      log.warn({ err: error, metric: name }, "not measured");
    }
  };
  return registered(name, (registers) => {
    const made: Gauge<Label> = new Gauge({
      ...{ name, help, labelNames, registers },
      ...(measure && { collect: () => collect(made) }),
    });
    return made;
  });
}

/** A development rebuild goes on with the one that is there. */
function registered<Metric>(
  name: string,
  create: (registers: Registry[]) => Metric,
): Metric | undefined {
  return registry && singleton(`metric ${name}`, () => create([registry]));
}

/** How often the event loop is looked at; each look wakes the process, also when nobody visits. */
const LOOK_MS = 50;

/** Adds what Node knows of the process: its event loop, memory and garbage collection. */
export function exposeProcess(): void {
  if (registry)
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_MS });
}

/** Everything there is to be scraped now, in the text format of Prometheus; empty without METRICS_PORT. */
export async function exposition(): Promise<{ type: string; text: string }> {
  return { type: Registry.PROMETHEUS_CONTENT_TYPE, text: (await registry?.metrics()) ?? "" };
}
