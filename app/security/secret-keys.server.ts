import { createHmac, hkdfSync } from "node:crypto";
import { config } from "~/config/config.server";

/** Derived keys by secret and purpose. */
const keys = new Map<string, Buffer>();

/** A 256-bit key for one purpose, derived from a session secret (HKDF). */
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
 * Pseudonyms of a text: its HMAC in base64url under each session secret, newest first. Guessing texts by their hash needs
 * a secret.
 */
export function keyedHashes(purpose: string, text: string): string[] {
  return config.sessionSecrets.map((secret) =>
    createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url"),
  );
}
