/** A planned fault of a provider. The first that matches a request applies. */
export interface Fault {
  /** Text or pattern in `${method} ${path}`, the path with its query; by default every request. */
  match?: string | RegExp;
  /** How many requests it applies to; by default all. */
  times?: number;
  /** Respond with this status in place of the effect. */
  status?: number;
  headers?: Record<string, string>;
  /** By default an error in the provider's format. */
  body?: string;
  /** Wait this long first. */
  delayMs?: number;
  /** No effect and no response; removing the fault ends the connection. */
  hang?: true;
  /** Destroy the socket before or after the effect. */
  reset?: "before" | "after";
  /** After the effect, respond 200 with an unrelated body. */
  garbage?: true;
}

/** The planned faults of one provider, in the order they were planned. */
export class FaultPlan {
  #planned: { fault: Fault; left: number }[] = [];

  /** Plans a fault; the returned function removes it. */
  add(fault: Fault): () => void {
    const entry = { fault, left: fault.times ?? Infinity };
    this.#planned.push(entry);
    return () => {
      this.#planned = this.#planned.filter((other) => other !== entry);
    };
  }

  /** The fault of a request, counted down. */
  take(line: string): Fault | undefined {
    const entry = this.#planned.find(({ fault, left }) => left > 0 && matches(fault, line));
    if (!entry) return undefined;
    entry.left -= 1;
    return entry.fault;
  }

  clear() {
    this.#planned = [];
  }
}

function matches({ match }: Fault, line: string) {
  if (match === undefined) return true;
  if (typeof match === "string") return line.includes(match);
  // Unlike `test`, `search` ignores the lastIndex of a global pattern.
  return line.search(match) >= 0;
}

const known = [
  "match",
  "times",
  "status",
  "headers",
  "body",
  "delayMs",
  "hang",
  "reset",
  "garbage",
] as const;

/** A fault from JSON, or why it is invalid. */
export function parseFault(value: Record<string, unknown>): Fault | string {
  const unknownName = Object.keys(value).find((name) => !known.some((other) => other === name));
  if (unknownName) return `unknown property ${unknownName}`;
  const { match, times, status, headers, body, delayMs, hang, reset, garbage } = value;
  if (match !== undefined && typeof match !== "string") return "match must be a string";
  if (times !== undefined && !isCount(times)) return "times must be a whole number";
  if (status !== undefined && !(isCount(status) && status >= 200 && status <= 599)) {
    return "status must be from 200 to 599";
  }
  if (headers !== undefined && !isStringMap(headers)) return "headers must be an object of strings";
  if (body !== undefined && typeof body !== "string") return "body must be a string";
  if (delayMs !== undefined && !isCount(delayMs)) return "delayMs must be a whole number";
  if (hang !== undefined && hang !== true) return "hang must be true";
  if (garbage !== undefined && garbage !== true) return "garbage must be true";
  if (reset !== undefined && reset !== "before" && reset !== "after") {
    return "reset must be before or after";
  }
  return { match, times, status, headers, body, delayMs, hang, reset, garbage };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isStringMap(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((item) => typeof item === "string")
  );
}
