import type { Reply } from "../http/reply";
import { invalidArgument } from "./errors";
import type { MultipartUploads, OpenUpload } from "./multipart";
import type { ObjectStore } from "./object-store";
import { document, element, type Xml } from "./xml";

/** An XML response. */
export function xmlReply(root: Xml, headers: Record<string, string> = {}): Reply {
  return {
    status: 200,
    headers: { "content-type": "application/xml", ...headers },
    body: document(root),
  };
}

const owner = element("Owner", [element("ID", "sandbox"), element("DisplayName", "sandbox")]);
const time = (at: number) => new Date(at).toISOString();

/** ListObjectsV2; a continuation token is the last key of the page before. */
export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): Reply {
  const prefix = query.get("prefix") ?? "";
  const token = query.get("continuation-token");
  const limit = pageSize(query, "max-keys");
  const after = Buffer.from(token ?? "", "base64url");
  const found = store
    .list(bucket)
    .filter(({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0);
  const page = found.slice(0, limit);
  const truncated = limit > 0 && found.length > limit;
  const next = Buffer.from(page.at(-1)?.key ?? "").toString("base64url");
  return xmlReply(
    element("ListBucketResult", [
      element("Name", bucket),
      element("Prefix", prefix),
      ...(token === null ? [] : [element("ContinuationToken", token)]),
      ...(truncated ? [element("NextContinuationToken", next)] : []),
      element("KeyCount", page.length),
      element("MaxKeys", limit),
      element("IsTruncated", truncated),
      ...page.map((stored) =>
        element("Contents", [
          element("Key", stored.key),
          element("LastModified", time(stored.modified)),
          element("ETag", stored.etag),
          element("Size", stored.size),
          element("StorageClass", "STANDARD"),
        ]),
      ),
    ]),
  );
}

function pageSize(query: URLSearchParams, name: string): number {
  const asked = query.get(name) ?? "1000";
  if (!/^\d{1,9}$/.test(asked)) throw invalidArgument(`Argument ${name} must be an integer`);
  return Math.min(Number(asked), 1000);
}

/** ListMultipartUploads; the markers are the key and the id of the last upload of the page before. */
export function listUploads(
  uploads: MultipartUploads,
  bucket: string,
  query: URLSearchParams,
): Reply {
  const prefix = query.get("prefix") ?? "";
  const keyMarker = query.get("key-marker") ?? "";
  const idMarker = query.get("upload-id-marker") ?? "";
  const limit = pageSize(query, "max-uploads");

  const bytes = (text: string) => Buffer.from(text);
  const order = (a: { key: string; id: string }, b: { key: string; id: string }) =>
    Buffer.compare(bytes(a.key), bytes(b.key)) || Buffer.compare(bytes(a.id), bytes(b.id));
  const isAfter = (upload: OpenUpload) =>
    idMarker
      ? order(upload, { key: keyMarker, id: idMarker }) > 0
      : Buffer.compare(bytes(upload.key), bytes(keyMarker)) > 0;
  const open = uploads
    .list(bucket)
    .filter((upload) => upload.key.startsWith(prefix) && isAfter(upload))
    .sort(order);
  const page = open.slice(0, limit);
  const truncated = limit > 0 && open.length > limit;
  const last = page.at(-1);
  return xmlReply(
    element("ListMultipartUploadsResult", [
      element("Bucket", bucket),
      element("Prefix", prefix),
      element("KeyMarker", keyMarker),
      element("UploadIdMarker", idMarker),
      ...(truncated && last
        ? [element("NextKeyMarker", last.key), element("NextUploadIdMarker", last.id)]
        : []),
      element("MaxUploads", limit),
      element("IsTruncated", truncated),
      ...page.map((upload) =>
        element("Upload", [
          element("Key", upload.key),
          element("UploadId", upload.id),
          owner,
          element("StorageClass", "STANDARD"),
          element("Initiated", time(upload.begun)),
        ]),
      ),
    ]),
  );
}
