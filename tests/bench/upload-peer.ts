/** A process that does one peer's work: puts a file straight from disk, or takes posts by one parser and puts what they carry. */
import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import {
  createReadableStreamFromReadable,
  installGlobals,
  unstable_createMemoryUploadHandler as memoryUploadHandler,
  unstable_parseMultipartFormData as parseMultipartFormData,
} from "@remix-run/node";
import { MAX_FILE_BYTES } from "../../app/onboarding/file-rules";
import { answerAsks } from "./answer-asks";

export type PeerQuestion =
  /** Puts `files` times the file at `path`; answers with the time in ms. */
  | { work: "PutObject" | "lib-storage"; path: string; files: number; inParallel: number }
  /** Starts a server that takes posts; answers with its origin. */
  | { work: "serve"; parser: "Remix's parser" | "formData()" };

const Bucket = "project-assets";
// As the site's client: a stand-in for S3 is no AWS.
const client = new S3Client({
  endpoint: process.env.BENCH_SINK,
  region: "us-east-1",
  credentials: { accessKeyId: "bench", secretAccessKey: "bench" },
  forcePathStyle: true,
  requestChecksumCalculation: "WHEN_REQUIRED",
});
let put = 0;
const nextKey = () => `bench-${(put += 1)}.png`;

const works = {
  PutObject: (path: string) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: nextKey(),
        Body: createReadStream(path),
        ContentLength: MAX_FILE_BYTES,
      }),
    ),
  "lib-storage": (path: string) =>
    new Upload({ client, params: { Bucket, Key: nextKey(), Body: createReadStream(path) } }).done(),
};

const parsers = {
  "Remix's parser": (request: Request) =>
    parseMultipartFormData(request, memoryUploadHandler({ maxPartSize: MAX_FILE_BYTES })),
  "formData()": (request: Request) => request.formData(),
};

async function fromDisk(question: Extract<PeerQuestion, { path: string }>): Promise<number> {
  const { work, path, files, inParallel } = question;
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
}

function serve(parse: (request: Request) => Promise<FormData>): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method === "GET") return response.end();
    void take(request, parse).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

async function take(
  incoming: IncomingMessage,
  parse: (request: Request) => Promise<FormData>,
): Promise<void> {
  const body = createReadableStreamFromReadable(incoming);
  const headers = { "Content-Type": incoming.headers["content-type"] ?? "" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const form = await parse(new Request("http://peer.test/", init));
  for (const file of form.getAll("files") as File[]) {
    const Body = Buffer.from(await file.arrayBuffer());
    await client.send(new PutObjectCommand({ Bucket, Key: nextKey(), Body }));
  }
}

installGlobals();
answerAsks(async (question: PeerQuestion) =>
  question.work === "serve" ? serve(parsers[question.parser]) : fromDisk(question),
);
