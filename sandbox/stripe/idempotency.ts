import { hash } from "node:crypto";
import type { Call } from "../http/provider-server";
import type { Reply } from "../http/reply";
import { StripeRefusal } from "./errors";

interface Entry {
  fingerprint: string;
  reply?: Reply;
}

/**
 * Stripe's idempotency keys: the first response to a key, a 500 included, is stored and repeated for the same parameters;
 * a 4xx is not stored.
 */
export class IdempotencyKeys {
  #entries = new Map<string, Entry>();

  async run(call: Call, work: () => Promise<Reply>): Promise<Reply> {
    const key = call.headers["idempotency-key"];
    if (typeof key !== "string" || key === "" || call.method !== "POST") return work();
    if (key.length > 255) {
      throw new StripeRefusal(400, "Idempotency keys can be at most 255 characters long.", {
        code: "idempotency_key_too_long",
      });
    }
    const fingerprint = fingerprintOf(call);
    const known = this.#entries.get(key);
    if (known) return replay(known, fingerprint, key);

    const entry: Entry = { fingerprint };
    this.#entries.set(key, entry);
    try {
      const reply = await work();
      if (reply.status < 300 || reply.status >= 500) entry.reply = reply;
      else this.#entries.delete(key);
      return reply;
    } catch (error) {
      this.#entries.delete(key);
      throw error;
    }
  }
}

function replay(entry: Entry, fingerprint: string, key: string): Reply {
  if (entry.fingerprint !== fingerprint) {
    throw new StripeRefusal(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  if (!entry.reply) {
    throw new StripeRefusal(
      409,
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      { type: "idempotency_error", code: "idempotency_key_in_use" },
    );
  }
  return {
    ...entry.reply,
    headers: { ...entry.reply.headers, "idempotent-replayed": "true" },
  };
}

function fingerprintOf({ method, pathname, body }: Call) {
  const sorted = new URLSearchParams(body);
  sorted.sort();
  return hash("sha256", `${method} ${pathname}\n${sorted}`);
}
