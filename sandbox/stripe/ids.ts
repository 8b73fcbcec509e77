import { randomBytes } from "node:crypto";

/** An id in Stripe's format: prefix, then letters and digits. */
export function stripeId(prefix: string, length = 24): string {
  return prefix + randomBytes(length).toString("hex").slice(0, length);
}

/** Unix time in seconds. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
