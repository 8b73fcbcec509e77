import type { Reply } from "../http/reply";
import { readDocument } from "./bucket-calls";
import { notImplemented } from "./errors";
import { listParts, xmlReply } from "./listing";
import { partNumber } from "./multipart";
import { onlyNew, storedHeaders } from "./object-headers";
import type { StoredObject } from "./object-store";
import { readObject } from "./read-object";
import { type ReceivedBody, receiveBody } from "./receive-body";
import type { S3Request } from "./request";
import { element } from "./xml";

/** Calls on one object, multipart uploads included. */
export async function objectCall(request: S3Request): Promise<Reply> {
  const { call, bucket, key, query, store, uploads } = request;
  const uploadId = query.get("uploadId");
  if (uploadId !== null) return uploadCall(request, uploadId);
  if (call.method === "POST" && query.has("uploads")) {
    request.refuseOthers(["uploads"]);
    const upload = uploads.create(bucket, key, storedHeaders(call.headers));
    return xmlReply(
      element("InitiateMultipartUploadResult", [
        element("Bucket", bucket),
        element("Key", key),
        element("UploadId", upload.id),
      ]),
    );
  }
  if (call.method === "GET" || call.method === "HEAD") {
    request.refuseOthers([...query.keys()].filter((name) => name.startsWith("response-")));
    const { headers } = call;
    return readObject(store, { bucket, key, query, headers, signed: Boolean(request.signed) });
  }
  if (call.method === "PUT") {
    request.refuseOthers([]);
    return putObject(request);
  }
  if (call.method === "DELETE") {
    request.refuseOthers([]);
    store.delete(bucket, key);
    return { status: 204 };
  }
  throw notImplemented(`${call.method} ${call.record.path}`);
}

async function putObject({ call, bucket, key, signed, store }: S3Request): Promise<Reply> {
  const headers = storedHeaders(call.headers);
  const mustBeNew = onlyNew(call.headers);
  const body = await receiveBody(call, signed, store.temporary);
  const stored: StoredObject = {
    bucket,
    key,
    headers,
    size: body.size,
    etag: `"${body.md5.toString("hex")}"`,
    modified: Date.now(),
    checksum: body.checksum,
  };
  store.commit(body.file, stored, { onlyNew: mustBeNew });
  return { status: 200, headers: { etag: stored.etag, ...checksumHeader(body) } };
}

function checksumHeader({ checksum }: ReceivedBody) {
  return checksum ? { [checksum.header]: checksum.value } : {};
}

async function uploadCall(request: S3Request, uploadId: string): Promise<Reply> {
  const { call, bucket, key, query, signed, store, uploads } = request;
  const upload = uploads.get(bucket, key, uploadId);
  if (call.method === "PUT") {
    request.refuseOthers(["uploadId", "partNumber"]);
    const number = partNumber(query.get("partNumber"));
    storedHeaders(call.headers);
    const body = await receiveBody(call, signed, store.temporary);
    const { etag } = await uploads.addPart(upload, number, body);
    return { status: 200, headers: { etag, ...checksumHeader(body) } };
  }
  if (call.method === "GET") {
    request.refuseOthers(["uploadId", "max-parts", "part-number-marker"]);
    return listParts(upload);
  }
  if (call.method === "POST") {
    request.refuseOthers(["uploadId"]);
    const mustBeNew = onlyNew(call.headers);
    const source = await readDocument(request);
    const stored = await uploads.complete(upload, source, { onlyNew: mustBeNew });
    return xmlReply(
      element("CompleteMultipartUploadResult", [
        element("Location", `http://${call.headers.host ?? ""}/${bucket}/${key}`),
        element("Bucket", bucket),
        element("Key", key),
        element("ETag", stored.etag),
      ]),
    );
  }
  if (call.method === "DELETE") {
    request.refuseOthers(["uploadId"]);
    await uploads.abort(upload);
    return { status: 204 };
  }
  throw notImplemented(`${call.method} ${call.record.path}`);
}
