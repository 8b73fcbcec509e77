import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { config } from "~/server/config/config.server";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates a JSON value (AES-256-GCM) with the newest session secret; `purpose` separates uses. */
export function encryptToken(purpose: string, value: unknown): string {
  const [newest = ""] = config.sessionSecrets;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(newest, purpose), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString("base64url");
}

/** The value of a token; undefined unless it was encrypted for this purpose with a current session secret. */
export function decryptToken(purpose: string, text: string): unknown {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const iv = bytes.subarray(0, IV_BYTES);
  const encrypted = bytes.subarray(IV_BYTES, -TAG_BYTES);
  for (const secret of config.sessionSecrets) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const decrypted = Buffer.concat([decipher.update(encrypted), decipher.final()]);
      return JSON.parse(decrypted.toString("utf8"));
    } catch {
      // Encrypted with another secret, perhaps an older one.
    }
  }
  return undefined;
}

const keys = new Map<string, Buffer>();

function keyFor(secret: string, purpose: string): Buffer {
  const name = JSON.stringify([secret, purpose]);
  const derive = () => Buffer.from(hkdfSync("sha256", secret, "", `sitewright ${purpose}`, 32));
  const key = keys.get(name) ?? derive();
  keys.set(name, key);
  return key;
}

/** Pseudonyms of a text: its HMAC under each session secret, newest first. */
export function keyedHashes(purpose: string, text: string): string[] {
  return config.sessionSecrets.map((secret) =>
    createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url"),
  );
}
