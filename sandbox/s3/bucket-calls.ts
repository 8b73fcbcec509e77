import type { Reply } from "../http/reply";
import { notImplemented } from "./errors";
import { listObjects, listUploads } from "./listing";
import type { S3Request } from "./request";

/** Calls on a bucket: HEAD and listings. */
export function bucketCall(request: S3Request): Reply {
  const { call, bucket, query, store, uploads } = request;
  if (call.method === "HEAD") {
    request.refuseOthers([]);
    return { status: 200, headers: { "x-amz-bucket-region": request.region } };
  }
  if (call.method === "GET" && query.get("list-type") === "2") {
    request.refuseOthers(["list-type", "prefix", "max-keys", "continuation-token"]);
    return listObjects(store, bucket, query);
  }
  if (call.method === "GET" && query.has("uploads")) {
    request.refuseOthers(["uploads", "prefix", "max-uploads", "key-marker", "upload-id-marker"]);
    return listUploads(uploads, bucket, query);
  }
  throw notImplemented(`${call.method} ${call.record.path}`);
}
