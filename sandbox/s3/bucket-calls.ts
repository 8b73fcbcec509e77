import { readFile, rm } from "node:fs/promises";
import type { Reply } from "../http/reply";
import { notImplemented, S3Refusal } from "./errors";
import { listObjects, listUploads, xmlReply } from "./listing";
import type { S3Request } from "./request";
import { receiveBody } from "./receive-body";
import { childText, element, parseXml } from "./xml";

/** Calls on a bucket: HEAD, listings, and the deletion of many objects. */
export async function bucketCall(request: S3Request): Promise<Reply> {
  const { call, bucket, query, store, uploads } = request;
  const only = (...names: string[]) => request.refuseOthers(names);
  if (call.method === "HEAD") {
    only();
    return { status: 200, headers: { "x-amz-bucket-region": request.region } };
  }
  if (call.method === "GET" && query.get("list-type") === "2") {
    only(
      "list-type",
      "prefix",
      "delimiter",
      "max-keys",
      "continuation-token",
      "start-after",
      "encoding-type",
      "fetch-owner",
    );
    return listObjects(store, bucket, query);
  }
  if (call.method === "GET" && query.has("uploads")) {
    only("uploads", "prefix", "max-uploads", "key-marker", "upload-id-marker");
    return listUploads(uploads, bucket, query);
  }
  if (call.method === "POST" && query.has("delete")) {
    only("delete");
    return deleteObjects(request);
  }
  throw notImplemented(`${call.method} ${call.record.path}`);
}

async function deleteObjects(request: S3Request): Promise<Reply> {
  const { bucket, store } = request;
  const { headers } = request.call;
  const promised = Object.keys(headers).some(
    (name) => name === "content-md5" || /^x-amz-checksum-(crc|sha)/.test(name),
  );
  if (!promised) {
    throw new S3Refusal(
      "InvalidRequest",
      400,
      "Missing required header for this request: Content-MD5 OR x-amz-checksum-*",
    );
  }
  const root = parseXml(await readDocument(request));
  const objects = root?.children.filter(({ name }) => name === "Object") ?? [];
  const keys = objects.map((node) => childText(node, "Key") ?? "");
  if (!root || root.name !== "Delete" || keys.length > 1000 || !keys.length || keys.includes("")) {
    throw new S3Refusal(
      "MalformedXML",
      400,
      "The XML you provided was not well-formed or did not validate against our published schema",
    );
  }
  for (const key of keys) store.delete(bucket, key);
  const quiet = childText(root, "Quiet") === "true";
  return xmlReply(
    element(
      "DeleteResult",
      quiet ? [] : keys.map((key) => element("Deleted", [element("Key", key)])),
    ),
  );
}

/** A small XML body, verified like any other. */
export async function readDocument({ call, signed, store }: S3Request): Promise<string> {
  const { file, size } = await receiveBody(call, signed, store.temporary);
  try {
    if (size > 2 * 1024 * 1024) throw new S3Refusal("MalformedXML", 400, "The XML is too large.");
    return await readFile(file, "utf8");
  } finally {
    await rm(file, { force: true });
  }
}
