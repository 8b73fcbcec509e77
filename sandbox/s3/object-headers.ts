import type { IncomingHttpHeaders } from "node:http";
import { notImplemented, S3Refusal } from "./errors";

const stored = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "expires",
];

const ignored = new Set([
  "x-amz-content-sha256",
  "x-amz-date",
  "x-amz-expected-bucket-owner",
  "x-amz-sdk-checksum-algorithm",
  "x-amz-security-token",
  "x-amz-storage-class",
  "x-amz-user-agent",
]);

/** The headers to store with an object. Unknown `x-amz-` headers are refused: they could change what is stored. */
export function storedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, given] of Object.entries(headers)) {
    const value = Array.isArray(given) ? given.join(",") : (given ?? "");
    if (stored.includes(name) || name.startsWith("x-amz-meta-")) {
      result[name] = value;
    } else if (name === "x-amz-acl" && value !== "private") {
      throw new S3Refusal("AccessControlListNotSupported", 400, "The bucket does not allow ACLs");
    } else if (
      name.startsWith("x-amz-") &&
      name !== "x-amz-acl" &&
      !name.startsWith("x-amz-checksum-") &&
      !ignored.has(name)
    ) {
      throw notImplemented(name);
    }
  }
  return { "content-type": "binary/octet-stream", ...result };
}

/** True when the write must not replace an object; other conditions are refused. */
export function onlyNew(headers: IncomingHttpHeaders): boolean {
  if (headers["if-match"] !== undefined) throw notImplemented("If-Match on a write");
  const condition = headers["if-none-match"];
  if (condition === undefined) return false;
  if (condition !== "*") throw notImplemented("If-None-Match with anything but * on a write");
  return true;
}
