import { buckets } from "../credentials";
import type { Call } from "../http/provider-server";
import type { Reply } from "../http/reply";
import { drain } from "../http/request-body";
import { bucketCall } from "./bucket-calls";
import { errorReply, newRequestId, notImplemented, S3Refusal } from "./errors";
import type { MultipartUploads } from "./multipart";
import { objectCall } from "./object-calls";
import { checkBucket, type ObjectStore } from "./object-store";
import { parseTarget, refuseOthersIn } from "./request";
import { isSigned, type SigningIdentity } from "./signature";

export interface S3ApiContext {
  store: ObjectStore;
  uploads: MultipartUploads;
  identity: SigningIdentity;
}

/** Answers path-style calls of the S3 API; refuses unknown calls and parameters by name. */
export function s3Api(context: S3ApiContext): (call: Call) => Promise<Reply> {
  return async (call) => {
    const requestId = newRequestId();
    let reply: Reply;
    try {
      reply = (await call.interrupt()) ?? (await route(call, context));
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error;
      await drain(call.request, (bytes) => (call.record.bodyBytes += bytes));
      reply = errorReply(error, call.pathname, requestId);
    }
    return {
      ...reply,
      headers: {
        "x-amz-request-id": requestId,
        server: "AmazonS3",
        date: new Date(context.store.now()).toUTCString(),
        ...reply.headers,
      },
    };
  };
}

async function route(call: Call, context: S3ApiContext): Promise<Reply> {
  const { method, query } = call;
  const { store, uploads, identity } = context;
  const { bucket, key } = parseTarget(call.record.path);
  const signed = isSigned(
    { method, target: call.record.path, headers: call.headers },
    identity,
    store.now(),
  );
  const reads = method === "GET" || method === "HEAD";
  const open = reads && bucket === buckets.public && key !== "";
  if (!signed && !open) throw new S3Refusal("AccessDenied", 403, "Access Denied");

  if (bucket === "") throw notImplemented(`${method} ${call.record.path}`);
  const refuseOthers = refuseOthersIn(call);
  checkBucket(bucket);
  const { region } = identity;
  const request = { call, bucket, key, query, store, uploads, region, refuseOthers };
  return key === "" ? bucketCall(request) : objectCall(request);
}
