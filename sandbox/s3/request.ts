import type { Call } from "../http/provider-server";
import { notImplemented, S3Refusal } from "./errors";
import type { MultipartUploads } from "./multipart";
import type { ObjectStore } from "./object-store";

/** A call of the S3 API, with its URL parsed and its signature verified. */
export interface S3Request {
  call: Call;
  bucket: string;
  /** Empty for calls on the bucket. */
  key: string;
  query: URLSearchParams;
  store: ObjectStore;
  uploads: MultipartUploads;
  region: string;
  /** Refuses all other query parameters: each is a call that is not implemented. */
  refuseOthers(names: string[]): void;
}

/** Bucket and key of a path-style URL. */
export function parseTarget(target: string): { bucket: string; key: string } {
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

/** The SDK's name of the call, which has no effect. */
const NEUTRAL = "x-id";

/** Makes the check of one request's query parameters. */
export function refuseOthersIn(call: Call): (names: string[]) => void {
  return (names) => {
    const other = [...call.query.keys()].find((name) => !names.includes(name) && name !== NEUTRAL);
    if (other !== undefined) throw notImplemented(`${call.method} ${call.pathname} with ${other}`);
  };
}
