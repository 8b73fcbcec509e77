import type { IncomingHttpHeaders } from "node:http";
import { invalidArgument, notImplemented, S3Refusal } from "./errors";
import type { StoredObject } from "./object-store";

const kept = [
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
  "x-amz-decoded-content-length",
  "x-amz-expected-bucket-owner",
  "x-amz-sdk-checksum-algorithm",
  "x-amz-security-token",
  "x-amz-storage-class",
  "x-amz-trailer",
  "x-amz-user-agent",
]);

/** What to keep with an object; a header that would change what is stored, and is not known here, is refused. */
export function storedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, given] of Object.entries(headers)) {
    const value = Array.isArray(given) ? given.join(",") : (given ?? "");
    if (name === "content-encoding") {
      const encoding = value
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "aws-chunked");
      if (encoding.length > 0) result[name] = encoding.join(",");
    } else if (kept.includes(name) || name.startsWith("x-amz-meta-")) {
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

/** The headers an answer about an object carries. */
export function answerHeaders(stored: StoredObject): Record<string, string> {
  return {
    ...stored.headers,
    etag: stored.etag,
    "last-modified": new Date(stored.modified).toUTCString(),
    "accept-ranges": "bytes",
  };
}

const overridable = [
  "response-cache-control",
  "response-content-disposition",
  "response-content-encoding",
  "response-content-language",
  "response-content-type",
  "response-expires",
];

/** Headers that the query asks for in place of the stored ones; only a signed request may. */
export function headerOverrides(query: URLSearchParams, signed: boolean): Record<string, string> {
  const asked = overridable.filter((name) => query.has(name));
  if (asked.length > 0 && !signed) {
    throw new S3Refusal(
      "InvalidRequest",
      400,
      "Request specific response headers cannot be used for anonymous GET requests.",
    );
  }
  return Object.fromEntries(
    asked.map((name) => {
      const value = query.get(name) ?? "";
      if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw invalidArgument(`Header value of ${name}`);
      return [name.slice("response-".length), value];
    }),
  );
}
