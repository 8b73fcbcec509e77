import { createHmac, hkdfSync } from "node:crypto";
import { config } from "~/config/config.server";

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
 * What stands for a text where the text itself must not stand, as an HMAC in base64url: one for each session secret,
 * the newest first. Only who has a secret can try texts on its hash.
 */
export function keyedHashes(purpose: string, text: string): string[] {
  return config.sessionSecrets.map((secret) =>
    createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url"),
  );
}
