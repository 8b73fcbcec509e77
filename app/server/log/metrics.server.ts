import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { config } from "~/server/config/config.server";
import { singleton } from "~/server/jobs/singleton.server";
import { log } from "./log.server";

/** The metrics for Prometheus; undefined without METRICS_PORT, when nothing is counted. */
const registry =
  config.metricsPort === undefined ? undefined : singleton("metrics", () => new Registry());

/** Only grows; undefined without METRICS_PORT. `recount` sets a number that is counted elsewhere, at each scrape. */
export function counter<Label extends string>(
  name: `sitewright_${string}_total`,
  help: string,
  labelNames: readonly Label[] = [],
  recount?: (counter: Counter<Label>) => void,
): Counter<Label> | undefined {
  const collect = function (this: Counter<Label>) {
    this.reset();
    recount?.(this);
  };
  const create = (registers: Registry[]) =>
    new Counter({ name, help, labelNames, registers, ...(recount && { collect }) });
  return registered(name, create);
}

/** A histogram of durations in seconds, with `buckets` as upper bounds; undefined without METRICS_PORT. */
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

/** Goes up and down; undefined without METRICS_PORT. `measure` sets it at each scrape; its failure is logged. */
export function gauge<Label extends string>(
  name: `sitewright_${string}`,
  help: string,
  labelNames: readonly Label[] = [],
  measure?: (gauge: Gauge<Label>) => void | Promise<void>,
): Gauge<Label> | undefined {
  const collect = async function (this: Gauge<Label>) {
    try {
      await measure?.(this);
    } catch (error) {
      if (labelNames.length > 0) this.reset();
      else this.remove();
      log.warn({ err: error, metric: name }, "not measured");
    }
  };
  const create = (registers: Registry[]) =>
    new Gauge({ name, help, labelNames, registers, ...(measure && { collect }) });
  return registered(name, create);
}

function registered<Metric>(name: string, create: (registers: Registry[]) => Metric) {
  return registry && singleton(`metric ${name}`, () => create([registry]));
}

/** How often the event loop is sampled; each sample wakes an idle process. */
const SAMPLE_MS = 50;

export function exposeProcess(): void {
  if (registry)
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: SAMPLE_MS });
}

export async function exposition(): Promise<{ type: string; text: string }> {
  return { type: Registry.PROMETHEUS_CONTENT_TYPE, text: (await registry?.metrics()) ?? "" };
}
