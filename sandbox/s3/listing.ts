import type { Reply } from "../http/reply";
import { buckets } from "../credentials";
import { uriEncode } from "./canonical-request";
import { invalidArgument } from "./errors";
import type { MultipartUploads, OpenUpload } from "./multipart";
import type { ObjectStore, StoredObject } from "./object-store";
import { document, element, type Xml } from "./xml";

/** An answer with an XML body. */
export function xmlReply(root: Xml, headers: Record<string, string> = {}): Reply {
  return {
    status: 200,
    headers: { "content-type": "application/xml", ...headers },
    body: document(root),
  };
}

const owner = element("Owner", [element("ID", "sandbox"), element("DisplayName", "sandbox")]);
const time = (at: number) => new Date(at).toISOString();

export function listBuckets(): Reply {
  const all = Object.values(buckets).map((name) =>
    element("Bucket", [element("Name", name), element("CreationDate", time(0))]),
  );
  return xmlReply(element("ListAllMyBucketsResult", [owner, element("Buckets", all)]));
}

/** ListObjectsV2; a continuation token is the last name of the page before. */
export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): Reply {
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const startAfter = query.get("start-after") ?? "";
  const token = query.get("continuation-token");
  const encode = query.get("encoding-type") === "url" ? uriEncode : (text: string) => text;
  const asked = query.get("max-keys") ?? "1000";
  if (!/^\d{1,9}$/.test(asked)) throw invalidArgument("Argument max-keys must be an integer");
  const limit = Math.min(Number(asked), 1000);
  const after = token === null ? startAfter : Buffer.from(token, "base64url").toString("utf8");

  const entries = new Map<string, StoredObject | undefined>();
  for (const stored of store.list(bucket)) {
    if (!stored.key.startsWith(prefix)) continue;
    const at = delimiter ? stored.key.indexOf(delimiter, prefix.length) : -1;
    const name = at < 0 ? stored.key : stored.key.slice(0, at + delimiter.length);
    if (Buffer.compare(Buffer.from(name), Buffer.from(after)) <= 0) continue;
    entries.set(name, at < 0 ? stored : undefined);
  }
  const page = [...entries].slice(0, limit);
  const truncated = limit > 0 && entries.size > limit;
  const next = page.at(-1)?.[0] ?? "";
  return xmlReply(
    element("ListBucketResult", [
      element("Name", bucket),
      element("Prefix", encode(prefix)),
      ...(delimiter ? [element("Delimiter", encode(delimiter))] : []),
      ...(startAfter ? [element("StartAfter", encode(startAfter))] : []),
      ...(token === null ? [] : [element("ContinuationToken", token)]),
      ...(truncated
        ? [element("NextContinuationToken", Buffer.from(next).toString("base64url"))]
        : []),
      element("KeyCount", page.length),
      element("MaxKeys", limit),
      element("IsTruncated", truncated),
      ...page.map(([name, stored]) =>
        stored
          ? element("Contents", [
              element("Key", encode(name)),
              element("LastModified", time(stored.modified)),
              element("ETag", stored.etag),
              element("Size", stored.size),
              element("StorageClass", "STANDARD"),
              ...(query.get("fetch-owner") === "true" ? [owner] : []),
            ])
          : element("CommonPrefixes", [element("Prefix", encode(name))]),
      ),
    ]),
  );
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
  const asked = query.get("max-uploads") ?? "1000";
  if (!/^\d{1,9}$/.test(asked)) throw invalidArgument("Argument max-uploads must be an integer");
  const limit = Math.min(Number(asked), 1000);

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

export function listParts(upload: OpenUpload): Reply {
  const parts = [...upload.parts.values()].sort((a, b) => a.number - b.number);
  return xmlReply(
    element("ListPartsResult", [
      element("Bucket", upload.bucket),
      element("Key", upload.key),
      element("UploadId", upload.id),
      owner,
      element("StorageClass", "STANDARD"),
      element("MaxParts", 10_000),
      element("IsTruncated", false),
      ...parts.map((part) =>
        element("Part", [
          element("PartNumber", part.number),
          element("LastModified", time(part.modified)),
          element("ETag", part.etag),
          element("Size", part.size),
        ]),
      ),
    ]),
  );
}
