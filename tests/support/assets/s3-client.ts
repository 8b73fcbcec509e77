import { createHash } from "node:crypto";
import { S3Client, type S3ClientConfig, S3ServiceException } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Sandbox, startSandbox } from "../../../sandbox";

export const Bucket = "project-assets";
export let sandbox: Sandbox;
const clients: S3Client[] = [];

export function client(config: S3ClientConfig = {}) {
  const made = new S3Client({
    endpoint: sandbox.env.AWS_ENDPOINT_URL_S3,
    region: sandbox.env.AWS_REGION,
    forcePathStyle: true,
    // The site's client has the same option with every store other than AWS.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 1,
    credentials: {
      accessKeyId: sandbox.env.AWS_ACCESS_KEY_ID ?? "",
      secretAccessKey: sandbox.env.AWS_SECRET_ACCESS_KEY ?? "",
    },
    ...config,
  });
  clients.push(made);
  return made;
}

export let s3: S3Client;
beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["s3"] });
  s3 = client();
});
afterEach(() => sandbox.reset());
afterAll(async () => {
  for (const one of clients) one.destroy();
  await sandbox.close();
});

export const sha256 = (data: Buffer | Uint8Array) =>
  createHash("sha256").update(data).digest("hex");

export async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof S3ServiceException)) throw new Error(`not refused: ${String(error)}`);
  return { name: error.name, status: error.$metadata.httpStatusCode };
}

export function pseudoRandom(size: number) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 4096) {
    createHash("sha512").update(String(at)).digest().copy(bytes, at);
  }
  return bytes;
}

export function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}
