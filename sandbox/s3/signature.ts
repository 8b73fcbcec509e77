import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
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

interface Claim {
  accessKeyId: string;
  scope: string[];
  signedHeaders: string[];
  signature: string;
  date: string;
  payloadHash: string;
  /** Of a presigned URL: for how many seconds it is valid. */
  expires?: number;
}

const longestSkewMs = 15 * 60_000;

/**
 * Whether a request is signed. Verifies SigV4 in the header, because the site changes which headers are signed, or in the
 * query of a presigned URL, and refuses a wrong signature.
 */
export function isSigned(
  request: SignableRequest,
  identity: SigningIdentity,
  now = Date.now(),
): boolean {
  const { authorization } = request.headers;
  const presigned = new URLSearchParams(request.target.split("?")[1]);
  const isPresigned = presigned.has("X-Amz-Signature");
  if (authorization === undefined && !isPresigned) return false;
  const claim = isPresigned
    ? readPresigned(presigned)
    : readClaim(authorization ?? "", request.headers);

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
  return true;
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

function readClaim(header: string, headers: IncomingHttpHeaders): Claim {
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

function readPresigned(query: URLSearchParams): Claim {
  const [accessKeyId = "", ...scope] = (query.get("X-Amz-Credential") ?? "").split("/");
  return {
    accessKeyId,
    scope,
    signedHeaders: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
    signature: query.get("X-Amz-Signature") ?? "",
    date: query.get("X-Amz-Date") ?? "",
    payloadHash: "UNSIGNED-PAYLOAD",
    expires: Number(query.get("X-Amz-Expires")),
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
  if (expires !== undefined && !(now < signedAt + expires * 1_000)) {
    throw new S3Refusal("AccessDenied", 403, "Request has expired");
  }
  if (Math.abs(signedAt - now) > longestSkewMs) {
    throw new S3Refusal(
      "RequestTimeTooSkewed",
      403,
      "The difference between the request time and the current time is too large.",
    );
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

/** Percent-encoding as SigV4 has it (RFC 3986). */
function uriEncode(text: string) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** SigV4's canonical request. */
function canonicalRequest(parts: SignableRequest & Claim): string {
  const [path = "/", ...rest] = parts.target.split("?");
  const query = rest
    .join("?")
    .split("&")
    .filter((pair) => pair !== "" && !pair.startsWith("X-Amz-Signature="))
    .map((pair) => {
      const at = pair.indexOf("=");
      const name = at < 0 ? pair : pair.slice(0, at);
      return [name, at < 0 ? "" : pair.slice(at + 1)].map((part) =>
        uriEncode(decodeURIComponent(part)),
      );
    })
    .map(([name, value]) => `${name}=${value}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join("&");
  const headers = parts.signedHeaders.map((name) => {
    const value = parts.headers[name];
    const text = Array.isArray(value) ? value.join(",") : (value ?? "");
    return `${name}:${text.trim().replace(/ +/g, " ")}\n`;
  });
  return [
    parts.method,
    path
      .split("/")
      .map((segment) => uriEncode(decodeURIComponent(segment)))
      .join("/"),
    query,
    headers.join(""),
    parts.signedHeaders.join(";"),
    parts.payloadHash,
  ].join("\n");
}

function sha256Hex(data: string | Buffer) {
  return hash("sha256", data);
}

function hmac(key: string | Buffer, text: string) {
  return createHmac("sha256", key).update(text).digest();
}

/** The key of a day and region. */
function signingKey(secret: string, day: string, region: string) {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), "s3"), "aws4_request");
}
