import { createHmac, hkdfSync } from "node:crypto";
import { config } from "./config.server";

/** By secret and purpose; both are few. */
const keys = new Map<string, Buffer>();

/** A key of 256 bits that follows from a session secret, for one purpose alone. */
export function keyFor(secret: string, purpose: string): Buffer {
  const name = JSON.stringify([secret, purpose]);
  let key = keys.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", secret, "", `sitewright ${purpose}`, 32));
    keys.set(name, key);
  }
  return key;
}

/**
 * What stands for a text that nobody is to read or guess: an HMAC under the newest session secret, in base64url.
 * Changing that secret changes every hash.
 */
export function keyedHash(purpose: string, text: string): string {
  const [newest = ""] = config.sessionSecrets;
  return createHmac("sha256", keyFor(newest, purpose)).update(text).digest("base64url");
}
