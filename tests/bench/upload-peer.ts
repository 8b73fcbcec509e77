/** A process that does one peer's work: puts a file straight from disk with the AWS SDK. */
import { createReadStream } from "node:fs";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { MAX_FILE_BYTES } from "../../app/assets/file-rules";
import { answerAsks } from "./helper-process";

/** Puts the file at `path` so many times; answers with the time in ms. */
export interface PeerQuestion {
  work: "PutObject" | "lib-storage";
  path: string;
  files: number;
  inParallel: number;
}

const Bucket = "project-assets";
// As in the site's client, for a bucket that is not at AWS.
const client = new S3Client({
  endpoint: process.env.BENCH_SINK,
  region: "us-east-1",
  credentials: { accessKeyId: "bench", secretAccessKey: "bench" },
  forcePathStyle: true,
  requestChecksumCalculation: "WHEN_REQUIRED",
});
let put = 0;
const object = (path: string) => ({
  ...{ Bucket, Key: `bench-${(put += 1)}.png`, Body: createReadStream(path) },
});

const works = {
  PutObject: (path: string) =>
    client.send(new PutObjectCommand({ ...object(path), ContentLength: MAX_FILE_BYTES })),
  "lib-storage": (path: string) => new Upload({ client, params: object(path) }).done(),
};

answerAsks(async ({ work, path, files, inParallel }: PeerQuestion) => {
  let begun = 0;
  const putNext = async (): Promise<void> => {
    if (begun === files) return;
    begun += 1;
    await works[work](path);
    return putNext();
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: inParallel }, putNext));
  return performance.now() - started;
});
