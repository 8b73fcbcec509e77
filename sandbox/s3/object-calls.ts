import { readFile, rm } from "node:fs/promises";
import type { Reply } from "../http/reply";
import { notImplemented, S3Refusal } from "./errors";
import { xmlReply } from "./listing";
import { partNumber } from "./multipart";
import { onlyNew, storedHeaders } from "./object-headers";
import type { StoredObject } from "./object-store";
import { readObject } from "./read-object";
import { receiveBody } from "./receive-body";
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
    request.refuseOthers([]);
    return readObject(store, bucket, key);
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

async function putObject({ call, bucket, key, store }: S3Request): Promise<Reply> {
  const headers = storedHeaders(call.headers);
  const mustBeNew = onlyNew(call.headers);
  const body = await receiveBody(call, store.temporary);
  const stored: StoredObject = {
    bucket,
    key,
    headers,
    size: body.size,
    etag: `"${body.md5.toString("hex")}"`,
    modified: store.now(),
  };
  store.commit(body.file, stored, { onlyNew: mustBeNew });
  return { status: 200, headers: { etag: stored.etag } };
}

async function uploadCall(request: S3Request, uploadId: string): Promise<Reply> {
  const { call, bucket, key, query, store, uploads } = request;
  const upload = uploads.get(bucket, key, uploadId);
  if (call.method === "PUT") {
    request.refuseOthers(["uploadId", "partNumber"]);
    const number = partNumber(query.get("partNumber"));
    storedHeaders(call.headers);
    const body = await receiveBody(call, store.temporary);
    const { etag } = await uploads.addPart(upload, number, body);
    return { status: 200, headers: { etag } };
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

/** A small XML body. */
async function readDocument({ call, store }: S3Request): Promise<string> {
  const { file, size } = await receiveBody(call, store.temporary);
  try {
    if (size > 2 * 1024 * 1024) throw new S3Refusal("MalformedXML", 400, "The XML is too large.");
    return await readFile(file, "utf8");
  } finally {
    await rm(file, { force: true });
  }
}
