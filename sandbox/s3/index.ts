import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { credentials } from "../credentials";
import { type ProviderServer, startProviderServer } from "../http/provider-server";
import type { Reply } from "../http/reply";
import { s3Api } from "./api";
import { errorReply, newRequestId, refusalFor, S3Refusal } from "./errors";
import { MultipartUploads } from "./multipart";
import { type BucketClock, ObjectStore } from "./object-store";
import { readObject } from "./read-object";
import { isSigned, type SignableRequest } from "./signature";

export interface ObjectSummary {
  bucket: string;
  key: string;
  size: number;
  contentType: string;
  contentDisposition: string | undefined;
}

export interface UploadSummary {
  bucket: string;
  key: string;
  uploadId: string;
  parts: number;
}

/** The stand-in for S3, with the contents of its buckets. */
export interface S3Sandbox extends ProviderServer {
  /** The bucket's clock, which a test may set wrong; `reset` corrects it. */
  clock: BucketClock;
  /** In the order of their keys. */
  objects(): ObjectSummary[];
  read(bucket: string, key: string): Promise<Buffer>;
  /** Sets when an object was written. */
  backdate(bucket: string, key: string, moment: Date): void;
  /** Multipart uploads that are neither completed nor aborted. */
  uploads(): UploadSummary[];
  /** The response to GET and HEAD of an object; undefined where it does not exist. */
  open(bucket: string, key: string): Promise<Reply | undefined>;
  /** The response to a presigned GET of an object, at whatever path a proxy shows it. */
  download(request: SignableRequest, bucket: string, key: string): Promise<Reply>;
}

/** Starts the S3 stand-in. Without a folder the objects are in a temporary one, deleted on close. */
export async function startS3(options: { port: number; filesDir?: string }): Promise<S3Sandbox> {
  const folder = options.filesDir ?? (await mkdtemp(path.join(tmpdir(), "sandbox-s3-")));
  const clock: BucketClock = { aheadMs: 0 };
  const store = new ObjectStore(folder, clock);
  const uploads = new MultipartUploads(store);
  const identity = {
    accessKeyId: credentials.awsAccessKeyId,
    secretAccessKey: credentials.awsSecretAccessKey,
    region: credentials.awsRegion,
  };
  const server = await startProviderServer({
    port: options.port,
    body: "stream",
    handle: s3Api({ store, uploads, identity }),
    errorReply: (status, message) => errorReply(refusalFor(status, message), "/", newRequestId()),
  });
  return {
    ...server,
    clock,
    reset() {
      server.reset();
      clock.aheadMs = 0;
    },
    objects: () =>
      store.list().map(({ bucket, key, size, headers }) => ({
        bucket,
        key,
        size,
        contentType: headers["content-type"] ?? "",
        contentDisposition: headers["content-disposition"],
      })),
    async read(bucket, key) {
      const stored = store.get(bucket, key);
      if (!stored) throw new Error(`No such object: ${bucket}/${key}`);
      return readFile(store.fileOf(stored));
    },
    backdate(bucket, key, moment) {
      const stored = store.get(bucket, key);
      if (!stored) throw new Error(`No such object: ${bucket}/${key}`);
      stored.modified = moment.getTime();
    },
    uploads: () =>
      uploads
        .list()
        .map(({ bucket, key, id, parts }) => ({ bucket, key, uploadId: id, parts: parts.size })),
    open: async (bucket, key) =>
      store.get(bucket, key) ? readObject(store, bucket, key) : undefined,
    async download(request, bucket, key) {
      try {
        if (!isSigned(request, identity, store.now())) {
          throw new S3Refusal("AccessDenied", 403, "Access Denied");
        }
        const reply = readObject(store, bucket, key);
        const query = new URLSearchParams(request.target.split("?")[1]);
        const disposition = query.get("response-content-disposition");
        const headers = { ...reply.headers };
        if (disposition !== null) headers["content-disposition"] = disposition;
        return { ...reply, headers };
      } catch (error) {
        if (!(error instanceof S3Refusal)) throw error;
        return errorReply(error, `/${bucket}/${key}`, newRequestId());
      }
    },
    async close() {
      await server.close();
      if (options.filesDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
