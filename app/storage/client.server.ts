import { S3Client } from "@aws-sdk/client-s3";
import { Agent as HttpAgent, type ClientRequest, type ClientRequestArgs } from "node:http";
import { Agent as HttpsAgent, type RequestOptions } from "node:https";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { countCall } from "~/observability/provider-metrics.server";
import { wantsPathStyle } from "./path-style";

export const { bucket } = config.storage;

/** Stores that are not AWS do not know the newer checksums. */
export const isAws = config.storage.endpoint === undefined;

/** How long a request that fails may still be held up by tidying after it; what is left then is swept later. */
export const TIDY_MS = 1_000;

/** Nothing moved between the bucket and here for STORAGE_STALL_MS. Not retried: the wait would double. */
class StorageStalled extends Error {
  override name = "StorageStalled";
}

const agentOptions = { keepAlive: true, maxSockets: 50, timeout: config.storage.stallMs };

type OnCreate = (error: Error | null, stream: Duplex) => void;

/** Counts silence on the socket, from its first moment on: a slow upload lives and a stalled one ends. */
function endWhenSilent<S extends Duplex | null | undefined>(socket: S): S {
  (socket as Socket).on("timeout", () => socket?.destroy(new StorageStalled()));
  return socket;
}

/** Between requests Node's agent waits no longer than the bucket's `Keep-Alive` says, and would go on so in the next. */
function restorePatience(socket: Duplex): void {
  (socket as Socket).setTimeout(config.storage.stallMs);
}

class PlainAgent extends HttpAgent {
  override createConnection(options: ClientRequestArgs, onCreate?: OnCreate) {
    return endWhenSilent(super.createConnection(options, onCreate));
  }

  override reuseSocket(socket: Duplex, request: ClientRequest) {
    super.reuseSocket(socket, request);
    restorePatience(socket);
  }
}

class SecureAgent extends HttpsAgent {
  override createConnection(options: RequestOptions, onCreate?: OnCreate) {
    return endWhenSilent(super.createConnection(options, onCreate));
  }

  override reuseSocket(socket: Duplex, request: ClientRequest) {
    super.reuseSocket(socket, request);
    restorePatience(socket);
  }
}

/** The official client. A request that is refused or cut off is tried once more, a silent one is not. */
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
  // The innermost: each request that is sent, a second try included.
  made.middlewareStack.add(
    (next) => (args) =>
      countCall(
        "s3",
        () => next(args),
        ({ response }) => (response as { statusCode: number }).statusCode,
        wasGivenUp,
      ),
    { step: "deserialize", priority: "low" },
  );
  return made;
}

// Each has connections of its own: however many files come, mails and backups find some.
export const client = singleton("s3", makeClient);
export const attachmentClient = singleton("s3 attachments", makeClient);
export const backupClient = singleton("s3 backups", makeClient);

/** A body that breaks off ends its request. */
function wasGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
