import { S3Client, type S3ClientConfig, S3ServiceException } from "@aws-sdk/client-s3";
import { afterAll, afterEach } from "vitest";
import { startSandbox } from "../../../sandbox";

export const Bucket = "project-assets";
export const sandbox = await startSandbox({ providers: ["s3"] });
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
      accessKeyId: sandbox.env.AWS_ACCESS_KEY_ID!,
      secretAccessKey: sandbox.env.AWS_SECRET_ACCESS_KEY!,
    },
    ...config,
  });
  clients.push(made);
  return made;
}

export const s3 = client();
afterEach(() => sandbox.reset());
afterAll(async () => {
  for (const one of clients) one.destroy();
  await sandbox.close();
});

export async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof S3ServiceException)) throw new Error(`not refused: ${String(error)}`);
  return { name: error.name, status: error.$metadata.httpStatusCode };
}
