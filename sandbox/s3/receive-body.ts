import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Call } from "../http/provider-server";
import { Checksum } from "./checksums";
import { decodeChunkedBody } from "./chunked-body";
import { notImplemented, S3Refusal } from "./errors";
import type { VerifiedSignature } from "./signature";

/** A body that arrived whole and as promised. */
export interface ReceivedBody {
  /** The temporary file; whoever gets it moves or removes it. */
  file: string;
  size: number;
  md5: Buffer;
  /** The checksum that was promised, by the name of its header. */
  checksum?: { header: string; value: string };
}

const largestPut = 5 * 1024 ** 3;

/** Streams the body to a temporary file, verifying length, hash and checksums; a broken one leaves nothing. */
export async function receiveBody(
  call: Call,
  signed: VerifiedSignature | undefined,
  folder: string,
): Promise<ReceivedBody> {
  const plan = planOf(call, signed);
  const md5 = createHash("md5");
  const sha256 = plan.sha256 === undefined ? undefined : createHash("sha256");
  let size = 0;
  const file = path.join(folder, randomUUID());
  try {
    await pipeline(
      plan.bytes,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          size += chunk.length;
          md5.update(chunk);
          sha256?.update(chunk);
          for (const checksum of plan.checksums) checksum.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { flags: "wx" }),
    );
    if (size !== plan.size) {
      throw new S3Refusal(
        "IncompleteBody",
        400,
        `You did not provide the number of bytes specified: ${size} came, ${plan.size} were announced.`,
      );
    }
    if (sha256 && sha256.digest("hex") !== plan.sha256) {
      throw new S3Refusal(
        "XAmzContentSHA256Mismatch",
        400,
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
      );
    }
    let checksum: ReceivedBody["checksum"];
    for (const computed of plan.checksums) {
      const value = computed.verify(plan.promised(computed.header));
      if (computed.header !== "content-md5") checksum = { header: computed.header, value };
    }
    return { file, size, md5: md5.digest(), checksum };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function planOf(call: Call, signed: VerifiedSignature | undefined) {
  const { headers } = call;
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === "string" ? value : undefined;
  };
  const raw = count(call);
  const hash = header("x-amz-content-sha256") ?? "UNSIGNED-PAYLOAD";
  const chunked = hash.startsWith("STREAMING-");
  const announced = header(chunked ? "x-amz-decoded-content-length" : "content-length");
  if (!chunked && header("transfer-encoding")) throw notImplemented("Transfer-Encoding");
  if (announced === undefined || !/^\d+$/.test(announced)) {
    throw new S3Refusal("MissingContentLength", 411, "You must provide the Content-Length header.");
  }
  if (Number(announced) > largestPut) {
    throw new S3Refusal(
      "EntityTooLarge",
      400,
      "Your proposed upload exceeds the maximum allowed size.",
    );
  }
  const trailer = header("x-amz-trailer")?.trim().toLowerCase();
  const inHeaders = Object.keys(headers).filter(
    (name) =>
      name === "content-md5" ||
      (name.startsWith("x-amz-checksum-") &&
        name !== "x-amz-checksum-mode" &&
        name !== "x-amz-checksum-algorithm" &&
        name !== "x-amz-checksum-type"),
  );
  const checksums = [...inHeaders, ...(trailer ? [trailer] : [])].map((name) => new Checksum(name));
  const body = chunked ? decodeChunkedBody(raw, signedChunks(hash, trailer, signed)) : undefined;
  if (!chunked && hash !== "UNSIGNED-PAYLOAD" && !/^[0-9a-f]{64}$/.test(hash)) {
    throw new S3Refusal(
      "InvalidArgument",
      400,
      "x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-… or a valid sha256 value.",
    );
  }
  return {
    bytes: body?.bytes ?? raw,
    size: Number(announced),
    sha256: chunked || hash === "UNSIGNED-PAYLOAD" ? undefined : hash,
    checksums,
    promised(name: string) {
      const value = header(name) ?? body?.trailers.get(name);
      if (value !== undefined) return value;
      throw new S3Refusal("MalformedTrailerError", 400, `The trailer ${name} did not come.`);
    },
  };
}

function signedChunks(
  hash: string,
  trailer: string | undefined,
  signed: VerifiedSignature | undefined,
) {
  const withTrailer = hash.endsWith("-TRAILER");
  if (withTrailer !== (trailer !== undefined)) {
    throw new S3Refusal("InvalidRequest", 400, "x-amz-trailer does not fit x-amz-content-sha256.");
  }
  if (hash === "STREAMING-UNSIGNED-PAYLOAD-TRAILER") return undefined;
  if (/^STREAMING-AWS4-HMAC-SHA256-PAYLOAD(-TRAILER)?$/.test(hash)) return signed;
  throw notImplemented(hash);
}

async function* count({ request, record }: Call): AsyncGenerator<Buffer> {
  // A refusal in the middle must not destroy the socket that has to carry it.
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    record.bodyBytes += chunk.length;
    yield chunk;
  }
}
