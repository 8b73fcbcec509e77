import { HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Socket } from "node:net";
import { config } from "~/server/config/config.server";
import { singleton } from "~/server/jobs/singleton.server";
import { countCall } from "~/server/log/provider-metrics.server";

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

/** Makes an agent close a socket on which nothing moves: a slow upload goes on and a stalled one ends. */
function closingWhenSilent<A extends HttpAgent>(agent: A): A {
  const { createConnection, reuseSocket } = agent;
  agent.createConnection = (...given) => {
    const socket = createConnection.apply(agent, given) as Socket;
    return socket.on("timeout", () => socket.destroy(new StorageStalled()));
  };
  agent.reuseSocket = (socket, request) => {
    reuseSocket.call(agent, socket, request);
    // Between requests Node shortens it to the bucket's `Keep-Alive`; the next request needs its own.
    (socket as Socket).setTimeout(config.storage.stallMs);
  };
  return agent;
}

/** All stores take path style but Tigris since February 2025: https://www.tigrisdata.com/blog/virtual-hosted-urls. */
export function wantsPathStyle(endpoint: string): boolean {
  return !/(^|\.)(tigris|storage)\.dev$/.test(new URL(endpoint).hostname);
}

/** The official client. A request that is refused or cut off is retried once, a silent one is not. */
function makeClient(endpoint = config.storage.endpoint): S3Client {
  const { region, accessKeyId, secretAccessKey } = config.storage;
  const made = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(!isAws && {
      endpoint,
      forcePathStyle: wantsPathStyle(endpoint!),
      requestChecksumCalculation: "WHEN_REQUIRED" as const,
      responseChecksumValidation: "WHEN_REQUIRED" as const,
    }),
    maxAttempts: 2,
    // S3 takes no chunks of a streamed body below 8 KB but the last (docs.aws.amazon.com: sigv4-streaming).
    requestStreamBufferSize: 64 * 1024,
    requestHandler: {
      connectionTimeout: Math.min(5_000, config.storage.stallMs),
      httpAgent: closingWhenSilent(new HttpAgent(agentOptions)),
      httpsAgent: closingWhenSilent(new HttpsAgent(agentOptions)),
    },
  });
  // The innermost middleware counts each request that is sent, retries included.
  made.middlewareStack.add(
    (next) => (args) =>
      countCall(
        "s3",
        () => next(args),
        ({ response }) => (response as { statusCode: number }).statusCode,
        // A body that breaks off aborts its request.
        (error) => error instanceof Error && error.name === "AbortError",
      ),
    { step: "deserialize", priority: "low" },
  );
  return made;
}

/** How far a clock may move against the time that has passed before it counts as set. */
const SET_MS = 60_000;

/**
 * A client signs with the difference that it has learned between its clock and the bucket's. Once the clock is set, that is
 * wrong for the next request, which cannot be repeated where its body is a stream: the client then asks the bucket first.
 */
function forStreams(made: S3Client): S3Client {
  const offset = () => Date.now() - performance.now();
  let before = offset();
  made.middlewareStack.add(
    (next) => async (args) => {
      const isSet = Math.abs(offset() - before) > SET_MS;
      before = offset();
      // It learns from the date of any answer.
      if (isSet) await made.send(new HeadBucketCommand({ Bucket: bucket })).catch(() => undefined);
      return next(args);
    },
    { step: "initialize", priority: "high" },
  );
  return made;
}

// Each client has its own connections, so that many uploads leave some for emails and backups.
export const client = singleton("s3", () => forStreams(makeClient()));
export const attachmentClient = singleton("s3 attachments", () => makeClient());
export const backupClient = singleton("s3 backups", () => forStreams(makeClient()));

/** Signs links and sends nothing. */
export const linkClient = singleton("s3 links", () => makeClient(config.storage.downloadEndpoint));
