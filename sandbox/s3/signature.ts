import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { canonicalRequest, hmac, sha256Hex, signingKey } from "./canonical-request";
import { S3Refusal } from "./errors";

export interface SigningIdentity {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignableRequest {
  method: string;
  /** The path and query as sent. */
  target: string;
  headers: IncomingHttpHeaders;
}

/** What a verified signature says, as far as a streamed body needs it. */
export interface VerifiedSignature {
  key: Buffer;
  scope: string;
  date: string;
  signature: string;
}

interface Claim {
  accessKeyId: string;
  scope: string[];
  signedHeaders: string[];
  signature: string;
  date: string;
  payloadHash: string;
  expires?: number;
}

const longestSkewMs = 15 * 60_000;

/** Verifies SigV4 in a header or in the query; undefined when the request carries no signature at all. */
export function verifySignature(
  request: SignableRequest,
  identity: SigningIdentity,
  now = Date.now(),
): VerifiedSignature | undefined {
  const query = new URLSearchParams(request.target.split("?").slice(1).join("?"));
  const { authorization } = request.headers;
  if (authorization === undefined && !query.has("X-Amz-Algorithm")) return undefined;
  const claim =
    authorization === undefined
      ? claimOfQuery(query, request.headers)
      : claimOfHeader(authorization, request.headers);

  const [day = "", region = "", service, end] = claim.scope;
  if (claim.accessKeyId !== identity.accessKeyId) {
    throw new S3Refusal(
      "InvalidAccessKeyId",
      403,
      "The AWS Access Key Id you provided does not exist in our records.",
    );
  }
  if (region !== identity.region || service !== "s3" || end !== "aws4_request") {
    throw malformed(`the credential's scope must be <date>/${identity.region}/s3/aws4_request`);
  }
  checkTime(claim, day, now);
  checkSignedHeaders(claim, request.headers);

  const scope = claim.scope.join("/");
  const key = signingKey(identity.secretAccessKey, day, region);
  const canonical = canonicalRequest({ ...request, ...claim });
  const expected = hmac(
    key,
    ["AWS4-HMAC-SHA256", claim.date, scope, sha256Hex(canonical)].join("\n"),
  );
  const given = Buffer.from(claim.signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Refusal(
      "SignatureDoesNotMatch",
      403,
      "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
    );
  }
  return { key, scope, date: claim.date, signature: claim.signature };
}

function malformed(why: string) {
  return new S3Refusal(
    "AuthorizationHeaderMalformed",
    400,
    `The authorization header is malformed; ${why}.`,
  );
}

function one(value: string | string[] | undefined) {
  return typeof value === "string" ? value : undefined;
}

function claimOfHeader(header: string, headers: IncomingHttpHeaders): Claim {
  const match =
    /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+)\s*,\s*SignedHeaders=([^,\s]+)\s*,\s*Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (!match) throw malformed("only AWS4-HMAC-SHA256 with Credential, SignedHeaders, Signature");
  const [, credential = "", signedHeaders = "", signature = ""] = match;
  const payloadHash = one(headers["x-amz-content-sha256"]);
  if (payloadHash === undefined) {
    throw new S3Refusal(
      "InvalidRequest",
      400,
      "Missing required header for this request: x-amz-content-sha256",
    );
  }
  const [accessKeyId = "", ...scope] = credential.split("/");
  return {
    accessKeyId,
    scope,
    signedHeaders: signedHeaders.split(";"),
    signature,
    date: one(headers["x-amz-date"]) ?? "",
    payloadHash,
  };
}

function claimOfQuery(query: URLSearchParams, headers: IncomingHttpHeaders): Claim {
  const need = (name: string) => {
    const value = query.get(name);
    if (value) return value;
    throw new S3Refusal(
      "AuthorizationQueryParametersError",
      400,
      `Query-string authentication requires the parameter ${name}.`,
    );
  };
  const expires = Number(need("X-Amz-Expires"));
  if (need("X-Amz-Algorithm") !== "AWS4-HMAC-SHA256" || !(expires >= 1 && expires <= 604_800)) {
    throw new S3Refusal(
      "AuthorizationQueryParametersError",
      400,
      "X-Amz-Algorithm must be AWS4-HMAC-SHA256, and X-Amz-Expires from 1 to 604800 seconds.",
    );
  }
  const [accessKeyId = "", ...scope] = need("X-Amz-Credential").split("/");
  return {
    accessKeyId,
    scope,
    signedHeaders: need("X-Amz-SignedHeaders").split(";"),
    signature: need("X-Amz-Signature"),
    date: need("X-Amz-Date"),
    payloadHash:
      one(headers["x-amz-content-sha256"]) ??
      query.get("X-Amz-Content-Sha256") ??
      "UNSIGNED-PAYLOAD",
    expires,
  };
}

function checkTime({ date, expires }: Claim, day: string, now: number) {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  const signedAt = Date.parse(iso);
  if (iso === date || Number.isNaN(signedAt) || !date.startsWith(day)) {
    throw new S3Refusal(
      "AccessDenied",
      403,
      "AWS authentication requires a valid x-amz-date, of the same day as the credential's scope.",
    );
  }
  if (signedAt - now > longestSkewMs || (expires === undefined && now - signedAt > longestSkewMs)) {
    throw new S3Refusal(
      "RequestTimeTooSkewed",
      403,
      "The difference between the request time and the current time is too large.",
    );
  }
  if (expires !== undefined && now > signedAt + expires * 1000) {
    throw new S3Refusal("AccessDenied", 403, "Request has expired");
  }
}

function checkSignedHeaders({ signedHeaders }: Claim, headers: IncomingHttpHeaders) {
  const unsigned = Object.keys(headers).filter(
    (name) => (name === "host" || name.startsWith("x-amz-")) && !signedHeaders.includes(name),
  );
  if (!signedHeaders.includes("host") || unsigned.length > 0) {
    throw new S3Refusal(
      "AccessDenied",
      403,
      `There were headers present in the request which were not signed: ${unsigned.join(", ")}`,
    );
  }
}
