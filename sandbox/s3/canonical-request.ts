import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface SignedParts {
  method: string;
  /** The path and query as sent. */
  target: string;
  headers: IncomingHttpHeaders;
  signedHeaders: string[];
  payloadHash: string;
}

/** RFC 3986, as SigV4 has it. */
export function uriEncode(text: string) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** SigV4's canonical request; the query parameter X-Amz-Signature is left out of it. */
export function canonicalRequest(parts: SignedParts): string {
  const [path = "/", ...rest] = parts.target.split("?");
  const query = rest
    .join("?")
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const at = pair.indexOf("=");
      const name = at < 0 ? pair : pair.slice(0, at);
      return [name, at < 0 ? "" : pair.slice(at + 1)].map((part) =>
        uriEncode(decodeURIComponent(part)),
      );
    })
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${name}=${value}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join("&");
  const headers = parts.signedHeaders.map((name) => {
    const value = parts.headers[name];
    const text = Array.isArray(value) ? value.join(",") : (value ?? "");
    return `${name}:${text.trim().replace(/ +/g, " ")}\n`;
  });
  return [
    parts.method,
    path
      .split("/")
      .map((segment) => uriEncode(decodeURIComponent(segment)))
      .join("/"),
    query,
    headers.join(""),
    parts.signedHeaders.join(";"),
    parts.payloadHash,
  ].join("\n");
}

export function sha256Hex(data: string | Buffer) {
  return createHash("sha256").update(data).digest("hex");
}

export function hmac(key: string | Buffer, text: string) {
  return createHmac("sha256", key).update(text).digest();
}

/** The key for one day, region and service. */
export function signingKey(secret: string, day: string, region: string, service = "s3") {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), "aws4_request");
}
