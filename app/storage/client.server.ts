import { S3Client } from "@aws-sdk/client-s3";
import { Agent as HttpAgent, type ClientRequest, type ClientRequestArgs } from "node:http";
import { Agent as HttpsAgent, type RequestOptions } from "node:https";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { countCall } from "~/observability/provider-metrics.server";

export const { bucket } = config.storage;

/** Stores that are not AWS do not know the newer checksums. */
export const isAws = config.storage.endpoint === undefined;

/** How long the clean-up after a failure may hold up its request; retention deletes what is left then. */
export const CLEANUP_TIMEOUT_MS = 1_000;

/** No byte moved between the bucket and the site for STORAGE_STALL_MS. Not retried: the wait would double. */
class StorageStalled extends Error {
  override name = "StorageStalled";
}

const agentOptions = { keepAlive: true, maxSockets: 50, timeout: config.storage.stallMs };

type OnCreate = (error: Error | null, stream: Duplex) => void;

/** Closes a socket on which nothing moves: a slow upload goes on and a stalled one ends. */
function closeWhenSilent<S extends Duplex | null | undefined>(socket: S): S {
  (socket as Socket).on("timeout", () => socket?.destroy(new StorageStalled()));
  return socket;
}

/** Between requests Node's agent shortens the time-out to the bucket's `Keep-Alive`; the next request needs its own. */
function restoreTimeout(socket: Duplex): void {
  (socket as Socket).setTimeout(config.storage.stallMs);
}

class PlainAgent extends HttpAgent {
  override createConnection(options: ClientRequestArgs, onCreate?: OnCreate) {
    return closeWhenSilent(super.createConnection(options, onCreate));
  }

  override reuseSocket(socket: Duplex, request: ClientRequest) {
    super.reuseSocket(socket, request);
    restoreTimeout(socket);
  }
}

class SecureAgent extends HttpsAgent {
  override createConnection(options: RequestOptions, onCreate?: OnCreate) {
    return closeWhenSilent(super.createConnection(options, onCreate));
  }

  override reuseSocket(socket: Duplex, request: ClientRequest) {
    super.reuseSocket(socket, request);
    restoreTimeout(socket);
  }
}

/**
 * Whether requests to a store other than AWS go to `endpoint/bucket` (path style) rather than to `bucket.endpoint`. All
 * stores accept path style but Tigris, Fly.io's, for buckets made since February 2025:
 * https://www.tigrisdata.com/blog/virtual-hosted-urls.
 */
export function wantsPathStyle(endpoint: string): boolean {
  return !/(^|\.)(tigris|storage)\.dev$/.test(new URL(endpoint).hostname);
}

/** The official client. A request that is refused or cut off is retried once, a silent one is not. */
function makeClient(): S3Client {
  const made = new S3Client({
    region: config.storage.region,
    credentials: {
      accessKeyId: config.storage.accessKeyId,
      secretAccessKey: config.storage.secretAccessKey,
    },
    ...(!isAws && {
      endpoint: config.storage.endpoint,
      forcePathStyle: wantsPathStyle(config.storage.endpoint!),
      requestChecksumCalculation: "WHEN_REQUIRED" as const,
      responseChecksumValidation: "WHEN_REQUIRED" as const,
    }),
    maxAttempts: 2,
    // S3 takes no chunks of a streamed body below 8 KB but the last (docs.aws.amazon.com: sigv4-streaming).
    requestStreamBufferSize: 64 * 1024,
    requestHandler: {
      connectionTimeout: Math.min(5_000, config.storage.stallMs),
      httpAgent: new PlainAgent(agentOptions),
      httpsAgent: new SecureAgent(agentOptions),
    },
  });
  // The innermost middleware counts each request that is sent, retries included.
  made.middlewareStack.add(
    (next) => (args) =>
      countCall(
        "s3",
        () => next(args),
        ({ response }) => (response as { statusCode: number }).statusCode,
        wasAborted,
      ),
    { step: "deserialize", priority: "low" },
  );
  return made;
}

// Each client has its own connections, so that many uploads leave some for emails and backups.
export const client = singleton("s3", makeClient);
export const attachmentClient = singleton("s3 attachments", makeClient);
export const backupClient = singleton("s3 backups", makeClient);

/** A body that breaks off aborts its request. */
function wasAborted(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
