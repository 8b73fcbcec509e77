/** A scraped metric; a sample's key is its line without the value. */
export interface Family {
  type: string;
  samples: Map<string, number>;
}

const TYPES = ["counter", "gauge", "histogram", "summary", "untyped"];
const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"';
const SAMPLE = new RegExp(`^(${NAME})(\\{${LABEL}(?:,${LABEL})*\\})? (\\S+)$`);

/**
 * Parses the text format of Prometheus and throws at anything it does not allow
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format), and at families without a HELP.
 */
export function parseExposition(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("The last line does not end");
  const families = new Map<string, Family>();
  let help: string | undefined;
  let current: [name: string, family: Family] | undefined;
  for (const line of text.slice(0, -1).split("\n")) {
    const [, helped] = new RegExp(`^# HELP (${NAME}) \\S.*$`).exec(line) ?? [];
    const [, typed, type = ""] = new RegExp(`^# TYPE (${NAME}) (\\w+)$`).exec(line) ?? [];
    if (line === "") continue;
    if (helped) {
      help = helped;
      current = undefined;
    } else if (typed) {
      if (typed !== help || families.has(typed) || !TYPES.includes(type)) throw new Error(line);
      current = [typed, { type, samples: new Map() }];
      families.set(...current);
    } else {
      if (!current) throw new Error(`A sample of nothing: ${line}`);
      addSample(current, line);
    }
  }
  for (const [name, family] of families) checkHistogram(name, family);
  return families;
}

function addSample([name, { type, samples }]: [string, Family], line: string): void {
  const [, sample, labels = "", number = ""] = SAMPLE.exec(line) ?? [];
  const suffixes = type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
  if (!suffixes.some((suffix) => sample === name + suffix))
    throw new Error(`Not of ${name}: ${line}`);
  const value = numberOf(number);
  if (value === undefined) throw new Error(`No number: ${line}`);
  if (type === "counter" && !(value >= 0)) throw new Error(`A counter below zero: ${line}`);
  if (samples.has(sample + labels)) throw new Error(`Twice: ${line}`);
  samples.set(sample + labels, value);
}

/** Parses a float as Go does: `Inf` and `NaN` may be in upper or lower case. */
function numberOf(text: string): number | undefined {
  const words: Record<string, number> = { nan: NaN, "+inf": Infinity, "-inf": -Infinity };
  const word = words[text.toLowerCase()];
  if (word !== undefined) return word;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** Each bucket includes the smaller ones, and the last one equals the count. */
function checkHistogram(name: string, { type, samples }: Family): void {
  if (type !== "histogram") return;
  const held = new Map<string, { bound: number; count: number }[]>();
  for (const [key, count] of samples) {
    const [, bound] = /le="([^"]+)"/.exec(key) ?? [];
    if (!bound) continue;
    const others = key.slice(`${name}_bucket`.length).replace(/le="[^"]+",?|,le="[^"]+"/, "");
    const rest = others === "{}" ? "" : others;
    held.set(rest, [...(held.get(rest) ?? []), { bound: numberOf(bound) ?? NaN, count }]);
  }
  for (const [labels, buckets] of held) {
    const rising = buckets.every(({ bound, count }, i) => {
      const before = buckets[i - 1];
      return !before || (bound > before.bound && count >= before.count);
    });
    const last = buckets.at(-1);
    const whole = last?.bound === Infinity && last.count === samples.get(`${name}_count${labels}`);
    if (!rising || !whole || !samples.has(`${name}_sum${labels}`)) {
      throw new Error(`Not a histogram: ${name}${labels}`);
    }
  }
}
