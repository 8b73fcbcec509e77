import { randomUUID } from "node:crypto";
import type { Reply } from "../http/reply";
import { document, element } from "./xml";

/** A refusal with S3's code. */
export class S3Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** S3's error document. */
export function errorReply(refusal: S3Refusal, resource: string, requestId: string): Reply {
  const { code, message, status, headers } = refusal;
  return {
    status,
    headers: { "content-type": "application/xml", ...headers },
    // 304 and 412 of a HEAD carry no body; sendReply leaves it out there.
    body: document(
      element("Error", [
        element("Code", code),
        element("Message", message),
        element("Resource", resource),
        element("RequestId", requestId),
      ]),
    ),
  };
}

/** A request id in S3's format. */
export function newRequestId() {
  return randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
}

export function invalidArgument(message: string) {
  return new S3Refusal("InvalidArgument", 400, message);
}

export function notImplemented(what: string) {
  return new S3Refusal(
    "NotImplemented",
    501,
    `A call or header you provided implies functionality that is not implemented: ${what}`,
  );
}

const codes: Record<number, string> = {
  400: "InvalidRequest",
  403: "AccessDenied",
  404: "NoSuchKey",
  409: "OperationAborted",
  412: "PreconditionFailed",
  429: "SlowDown",
  501: "NotImplemented",
  503: "SlowDown",
};

/** S3's usual code for a status, for planned faults. */
export function refusalFor(status: number, message: string) {
  return new S3Refusal(codes[status] ?? "InternalError", status, message);
}
