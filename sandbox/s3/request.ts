import type { Call } from "../http/provider-server";
import { notImplemented, S3Refusal } from "./errors";
import type { MultipartUploads } from "./multipart";
import type { ObjectStore } from "./object-store";
import type { VerifiedSignature } from "./signature";

/** A call of the S3 API, its address read, its signature verified. */
export interface S3Request {
  call: Call;
  bucket: string;
  /** Empty for calls on the bucket. */
  key: string;
  query: URLSearchParams;
  signed: VerifiedSignature | undefined;
  store: ObjectStore;
  uploads: MultipartUploads;
  region: string;
  /** Refuses query parameters that are not among these: each stands for a call that is not implemented. */
  refuseOthers(names: string[]): void;
}

/** Bucket and key of a path-style address; the query is only checked to be decodable. */
export function readAddress(target: string): { bucket: string; key: string } {
  let decoded: string;
  try {
    decodeURIComponent(target);
    decoded = decodeURIComponent(target.split("?", 1)[0] ?? "/");
  } catch {
    throw new S3Refusal("InvalidURI", 400, "Couldn't parse the specified URI.");
  }
  const [, bucket = "", key = ""] = /^\/([^/]*)\/?([\s\S]*)$/.exec(decoded) ?? [];
  if (Buffer.byteLength(key) > 1024) {
    throw new S3Refusal("KeyTooLongError", 400, "Your key is too long");
  }
  return { bucket, key };
}

// The SDK's name of the call, and the signature's own parameters, change nothing.
const neutral = new Set([
  "x-id",
  "X-Amz-Algorithm",
  "X-Amz-Content-Sha256",
  "X-Amz-Credential",
  "X-Amz-Date",
  "X-Amz-Expires",
  "X-Amz-Signature",
  "X-Amz-SignedHeaders",
]);

/** A check of the query's names for one request. */
export function refuseOthersIn(call: Call): (names: string[]) => void {
  return (names) => {
    const other = [...call.query.keys()].find(
      (name) => !names.includes(name) && !neutral.has(name),
    );
    if (other !== undefined) throw notImplemented(`${call.method} ${call.pathname} with ${other}`);
  };
}
