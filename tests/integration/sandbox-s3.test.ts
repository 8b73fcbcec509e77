import { createHash, createHmac } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
  UploadPartCommand,
  GetBucketAclCommand,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Sandbox, startSandbox } from "../../sandbox";

const Bucket = "project-assets";
let sandbox: Sandbox;
const clients: S3Client[] = [];

function client(config: S3ClientConfig = {}) {
  const made = new S3Client({
    endpoint: sandbox.env.AWS_ENDPOINT_URL_S3,
    region: sandbox.env.AWS_REGION,
    forcePathStyle: true,
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

let s3: S3Client;
beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["s3"] });
  s3 = client();
});
afterEach(() => sandbox.reset());
afterAll(async () => {
  for (const one of clients) one.destroy();
  await sandbox.close();
});

const sha256 = (data: Buffer | Uint8Array) => createHash("sha256").update(data).digest("hex");

async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof S3ServiceException)) throw new Error(`not refused: ${String(error)}`);
  return { name: error.name, status: error.$metadata.httpStatusCode };
}

function pseudoRandom(size: number) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 4096) {
    createHash("sha512").update(String(at)).digest().copy(bytes, at);
  }
  return bytes;
}

function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}

describe.each([
  ["checksums by default", {}],
  ["checksums only when required", { requestChecksumCalculation: "WHEN_REQUIRED" as const }],
])("with %s", (_, config) => {
  test.each([0, 5, 12 * 2 ** 20])("an upload of %i bytes arrives whole", async (size) => {
    const bytes = pseudoRandom(size);
    const Key = `uploads/${Object.keys(config).length}-${size}`;
    const Body = Readable.from(pieces(bytes));
    await new Upload({ client: client(config), params: { Bucket, Key, Body } }).done();
    const stored = await sandbox.s3.read(Bucket, Key);
    expect(stored.length).toBe(size);
    expect(sha256(stored)).toBe(sha256(bytes));
    const read = await client(config).send(new GetObjectCommand({ Bucket, Key }));
    expect(sha256((await read.Body?.transformToByteArray()) ?? Buffer.alloc(1))).toBe(
      sha256(bytes),
    );
    expect(sandbox.s3.uploads()).toEqual([]);
  });

  test("a stream of known length is stored without its framing", async () => {
    const bytes = pseudoRandom(300_000);
    const Key = `stream-${Object.keys(config).length}`;
    await client(config).send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Readable.from(pieces(bytes)),
        ContentLength: bytes.length,
      }),
    );
    expect(sha256(await sandbox.s3.read(Bucket, Key))).toBe(sha256(bytes));
  });

  test("an object keeps its headers and an odd key", async () => {
    const Key = `odd/ü (1)'*&+=%2F ${Object.keys(config).length}.txt`;
    await client(config).send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Buffer.from("hello"),
        ContentType: "text/plain",
        ContentDisposition: 'attachment; filename="a.txt"',
        Metadata: { order: "1" },
      }),
    );
    const head = await client(config).send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({
      ContentLength: 5,
      ContentType: "text/plain",
      ContentDisposition: 'attachment; filename="a.txt"',
      ETag: `"${createHash("md5").update("hello").digest("hex")}"`,
      Metadata: { order: "1" },
    });
    expect(sandbox.s3.objects().map(({ key }) => key)).toContain(Key);
  });
});

test("a write that must not overwrite is refused when the key exists", async () => {
  const put = (text: string) =>
    s3.send(new PutObjectCommand({ Bucket, Key: "once", Body: text, IfNoneMatch: "*" }));
  await put("first");
  expect(await refusal(put("second"))).toEqual({ name: "PreconditionFailed", status: 412 });
  expect(String(await sandbox.s3.read(Bucket, "once"))).toBe("first");
  const upload = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key: "once" }));
  const target = { Bucket, Key: "once", UploadId: upload.UploadId };
  const part = await s3.send(new UploadPartCommand({ ...target, PartNumber: 1, Body: "second" }));
  const Parts = [{ PartNumber: 1, ETag: part.ETag }];
  const complete = s3.send(
    new CompleteMultipartUploadCommand({
      ...target,
      IfNoneMatch: "*",
      MultipartUpload: { Parts },
    }),
  );
  expect(await refusal(complete)).toEqual({ name: "PreconditionFailed", status: 412 });
  await s3.send(new AbortMultipartUploadCommand(target));
  expect(sandbox.s3.uploads()).toEqual([]);
});

test("ranges, conditions and overridden headers are answered", async () => {
  const Key = "ranges";
  const { ETag } = await s3.send(new PutObjectCommand({ Bucket, Key, Body: "0123456789" }));
  const read = async (Range: string) => {
    const answer = await s3.send(new GetObjectCommand({ Bucket, Key, Range }));
    return [await answer.Body?.transformToString(), answer.ContentRange];
  };
  expect(await read("bytes=2-4")).toEqual(["234", "bytes 2-4/10"]);
  expect(await read("bytes=-3")).toEqual(["789", "bytes 7-9/10"]);
  expect(await read("bytes=8-")).toEqual(["89", "bytes 8-9/10"]);
  expect(await refusal(read("bytes=10-"))).toEqual({ name: "InvalidRange", status: 416 });
  const unchanged = s3.send(new GetObjectCommand({ Bucket, Key, IfNoneMatch: ETag }));
  expect((await refusal(unchanged)).status).toBe(304);
  const renamed = await s3.send(
    new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: "attachment" }),
  );
  expect(renamed.ContentDisposition).toBe("attachment");
  await renamed.Body?.transformToString();
});

test("objects are listed in pages, and deleted one by one or together", async () => {
  const Prefix = "list/";
  for (const name of ["b", "a&<", "c"]) {
    await s3.send(new PutObjectCommand({ Bucket, Key: Prefix + name, Body: name }));
  }
  const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 2 }));
  expect(first.Contents?.map(({ Key }) => Key)).toEqual(["list/a&<", "list/b"]);
  const rest = await s3.send(
    new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: first.NextContinuationToken }),
  );
  expect(rest.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([["list/c", 1]]);
  expect(rest.IsTruncated).toBe(false);
  await s3.send(new DeleteObjectCommand({ Bucket, Key: "list/c" }));
  const Objects = [{ Key: "list/a&<" }, { Key: "list/b" }];
  const deleted = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(deleted.Deleted).toHaveLength(2);
  const none = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  expect(none.KeyCount).toBe(0);
});

test("a multipart upload is checked part by part", async () => {
  const Key = "parts";
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const target = { Bucket, Key, UploadId };
  const send = async (PartNumber: number) => {
    const { ETag } = await s3.send(
      new UploadPartCommand({ ...target, PartNumber, Body: `part ${PartNumber}` }),
    );
    return { PartNumber, ETag };
  };
  const [one, two] = [await send(1), await send(2)];
  const complete = (...Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    s3.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }));
  expect((await refusal(complete(two, one))).name).toBe("InvalidPartOrder");
  expect((await refusal(complete({ ...one, ETag: '"x"' }))).name).toBe("InvalidPart");
  expect((await refusal(complete(one, two))).name).toBe("EntityTooSmall");
  const parts = await s3.send(new ListPartsCommand(target));
  expect(parts.Parts?.map(({ Size }) => Size)).toEqual([6, 6]);
  const open = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  expect(open.Uploads?.map((upload) => upload.UploadId)).toEqual([UploadId]);
  await complete(two);
  expect(String(await sandbox.s3.read(Bucket, Key))).toBe("part 2");
  expect((await refusal(complete(two))).name).toBe("NoSuchUpload");
});

test("open multipart uploads are listed page by page, in the order of their keys", async () => {
  const begin = (Key: string) => s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const ids = [];
  for (const key of ["c", "a", "b", "a"]) ids.push((await begin(`page-${key}`)).UploadId);
  const page = (place: object) =>
    s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix: "page-", MaxUploads: 3, ...place }));
  const first = await page({});
  expect(first.Uploads?.map(({ Key }) => Key)).toEqual(["page-a", "page-a", "page-b"]);
  expect(first.IsTruncated).toBe(true);
  const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = first;
  const second = await page({ KeyMarker, UploadIdMarker });
  expect(second.Uploads?.map(({ UploadId }) => UploadId)).toEqual([ids[0]]);
  expect(second.IsTruncated).toBe(false);
  const all = [...(first.Uploads ?? []), ...(second.Uploads ?? [])];
  expect(all.map(({ UploadId }) => UploadId).sort()).toEqual([...ids].sort());
  expect((await page({ KeyMarker: "page-a" })).Uploads).toHaveLength(2);
});

test("other buckets, keys and calls are refused by name", async () => {
  await s3.send(new HeadBucketCommand({ Bucket }));
  const buckets = await s3.send(new ListBucketsCommand({}));
  expect(buckets.Buckets?.map(({ Name }) => Name)).toEqual([Bucket, "project-backups"]);
  const elsewhere = s3.send(new PutObjectCommand({ Bucket: "other", Key: "a", Body: "a" }));
  expect(await refusal(elsewhere)).toEqual({ name: "NoSuchBucket", status: 404 });
  const missing = s3.send(new GetObjectCommand({ Bucket, Key: "missing" }));
  expect(await refusal(missing)).toEqual({ name: "NoSuchKey", status: 404 });
  const acl = s3.send(new GetBucketAclCommand({ Bucket }));
  expect(await refusal(acl)).toEqual({ name: "NotImplemented", status: 501 });
});

test("wrong keys, clocks and unsigned calls are refused", async () => {
  const put = (one: S3Client) => one.send(new PutObjectCommand({ Bucket, Key: "a", Body: "a" }));
  const keys = (accessKeyId: string, secretAccessKey: string) =>
    client({ credentials: { accessKeyId, secretAccessKey } });
  const id = sandbox.env.AWS_ACCESS_KEY_ID ?? "";
  expect((await refusal(put(keys("other", "secret")))).name).toBe("InvalidAccessKeyId");
  expect((await refusal(put(keys(id, "other")))).name).toBe("SignatureDoesNotMatch");
  const late = client({ systemClockOffset: -16 * 60_000 });
  expect((await refusal(put(late))).name).toBe("RequestTimeTooSkewed");
  const unsigned = await fetch(`${sandbox.s3.url}/${Bucket}/a`, { method: "PUT", body: "a" });
  expect(unsigned.status).toBe(403);
  expect(await unsigned.text()).toContain("<Code>AccessDenied</Code>");
});

test("an object of the public bucket is read by key without a signature, and never listed", async () => {
  await s3.send(
    new PutObjectCommand({ Bucket, Key: "open.html", Body: "hi", ContentType: "text/html" }),
  );
  await s3.send(new PutObjectCommand({ Bucket: "project-backups", Key: "b", Body: "secret" }));
  const status = async (path: string) => (await fetch(`${sandbox.s3.url}${path}`)).status;
  expect(await status(`/${Bucket}/open.html`)).toBe(200);
  expect(await status(`/${Bucket}/?list-type=2`)).toBe(403);
  expect(await status("/project-backups/b")).toBe(403);
  const shown = await fetch(`${sandbox.env.BUCKET_PUBLIC_URL}/open.html`);
  expect(shown.headers.get("content-type")).toBe("text/html");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox;/);
  expect(await shown.text()).toBe("hi");
  const hidden = await fetch(`${sandbox.frontUrl}/sandbox/files/project-backups/b`);
  expect(hidden.status).toBe(404);
  expect(await (await fetch(`${sandbox.frontUrl}/sandbox/files`)).text()).toContain("open.html");
});

test("bytes that are not the promised ones leave nothing", async () => {
  const put = (change: { ContentMD5?: string; ChecksumSHA256?: string; ChecksumCRC32?: string }) =>
    refusal(s3.send(new PutObjectCommand({ Bucket, Key: "broken", Body: "hello", ...change })));
  const wrong = createHash("sha256").update("other").digest("base64");
  expect((await put({ ChecksumSHA256: wrong })).name).toBe("BadDigest");
  expect((await put({ ChecksumCRC32: "AAAAAA==" })).name).toBe("BadDigest");
  expect((await put({ ContentMD5: "nonsense" })).name).toBe("InvalidDigest");
  expect(sandbox.s3.objects().some(({ key }) => key === "broken")).toBe(false);
});

const emptyHash = sha256(Buffer.alloc(0));
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Signs by hand what the SDK never sends, from the published rules of Signature Version 4. */
function signer(secret: string, when: Date) {
  const date = when.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = date.slice(0, 8);
  const scope = `${day}/us-east-1/s3/aws4_request`;
  const key = ["us-east-1", "s3", "aws4_request"].reduce<Buffer>(
    (previous, text) => hmac(previous, text),
    hmac(`AWS4${secret}`, day),
  );
  const sign = (kind: string, ...lines: string[]) =>
    hmac(key, [kind, date, scope, ...lines].join("\n")).toString("hex");
  const ofRequest = (canonical: string) => sign("AWS4-HMAC-SHA256", sha256(Buffer.from(canonical)));
  return { date, scope, sign, ofRequest };
}

test("signed chunks are verified one by one", async () => {
  const { host } = new URL(sandbox.s3.url);
  const secret = sandbox.env.AWS_SECRET_ACCESS_KEY ?? "";
  const send = async (key: string, sent: string) => {
    const { date, scope, sign, ofRequest } = signer(secret, new Date());
    const hash = "STREAMING-AWS4-HMAC-SHA256-PAYLOAD";
    const headers: Record<string, string> = {
      host,
      "x-amz-content-sha256": hash,
      "x-amz-date": date,
      "x-amz-decoded-content-length": "5",
    };
    const names = Object.keys(headers).join(";");
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
    const seed = ofRequest(
      ["PUT", `/${Bucket}/${key}`, "", lines.join(""), names, hash].join("\n"),
    );
    const kind = "AWS4-HMAC-SHA256-PAYLOAD";
    const first = sign(kind, seed, emptyHash, sha256(Buffer.from("hello")));
    const last = sign(kind, first, emptyHash, emptyHash);
    const credential = `${sandbox.env.AWS_ACCESS_KEY_ID}/${scope}`;
    return fetch(`${sandbox.s3.url}/${Bucket}/${key}`, {
      method: "PUT",
      headers: {
        ...headers,
        authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${seed}`,
      },
      body: `5;chunk-signature=${first}\r\n${sent}\r\n0;chunk-signature=${last}\r\n\r\n`,
    });
  };
  expect((await send("chunks", "hello")).status).toBe(200);
  expect(String(await sandbox.s3.read(Bucket, "chunks"))).toBe("hello");
  const forged = await send("forged", "jello");
  expect(forged.status).toBe(403);
  expect(await forged.text()).toContain("SignatureDoesNotMatch");
  expect(sandbox.s3.objects().some(({ key }) => key === "forged")).toBe(false);
});

test("a trailing checksum that does not fit leaves nothing", async () => {
  const bytes = pseudoRandom(100_000);
  const broken = client();
  broken.middlewareStack.add(
    (next) => (args) => {
      const { request } = args as { request: { body: Readable } };
      request.body = Readable.from(flipped(request.body));
      return next(args);
    },
    { step: "finalizeRequest", priority: "low" },
  );
  const Body = Readable.from(pieces(bytes));
  const put = new PutObjectCommand({ Bucket, Key: "flipped", Body, ContentLength: bytes.length });
  expect(await refusal(broken.send(put))).toEqual({ name: "BadDigest", status: 400 });
  expect(sandbox.s3.objects().some(({ key }) => key === "flipped")).toBe(false);
});

/** The framed body, one of its content's bytes changed. */
async function* flipped(body: AsyncIterable<Buffer | string>) {
  for await (const piece of body) {
    const chunk = Buffer.from(piece);
    if (chunk.length >= 50_000) chunk.writeUInt8(chunk.readUInt8(25_000) ^ 1, 25_000);
    yield chunk;
  }
}

test("a presigned address reads a private object until it expires", async () => {
  await s3.send(new PutObjectCommand({ Bucket: "project-backups", Key: "dump 1", Body: "dump" }));
  const { host } = new URL(sandbox.s3.url);
  const presign = (signedAt: Date, name: string) => {
    const { date, scope, ofRequest } = signer(sandbox.env.AWS_SECRET_ACCESS_KEY ?? "", signedAt);
    const query = [
      "X-Amz-Algorithm=AWS4-HMAC-SHA256",
      `X-Amz-Credential=${encodeURIComponent(`${sandbox.env.AWS_ACCESS_KEY_ID}/${scope}`)}`,
      `X-Amz-Date=${date}`,
      "X-Amz-Expires=60",
      "X-Amz-SignedHeaders=host",
      "response-content-disposition=attachment",
    ].join("&");
    const canonical = [
      "GET",
      "/project-backups/dump%201",
      query,
      `host:${host}\n`,
      "host",
      "UNSIGNED-PAYLOAD",
    ].join("\n");
    const signature = ofRequest(canonical);
    return `${sandbox.s3.url}/project-backups/${name}?${query}&X-Amz-Signature=${signature}`;
  };
  const good = await fetch(presign(new Date(), "dump%201"));
  expect(await good.text()).toBe("dump");
  expect(good.headers.get("content-disposition")).toBe("attachment");
  expect((await fetch(presign(new Date(), "dump%202"))).status).toBe(403);
  const old = await fetch(presign(new Date(Date.now() - 61_000), "dump%201"));
  expect(await old.text()).toContain("Request has expired");
});

test("planned faults meet uploads, and a hanging one is ended by the client", async () => {
  const put = (abortSignal?: AbortSignal) =>
    s3.send(new PutObjectCommand({ Bucket, Key: "fault", Body: "a" }), { abortSignal });
  sandbox.s3.fail({ match: "PUT /project-assets/fault", status: 503, times: 1 });
  expect(await refusal(put())).toEqual({ name: "SlowDown", status: 503 });
  sandbox.s3.fail({ hang: true, times: 1 });
  await expect(put(AbortSignal.timeout(100))).rejects.toThrow();
  sandbox.s3.fail({ reset: "before", times: 1 });
  await expect(put()).rejects.toThrow();
  expect(sandbox.s3.objects().some(({ key }) => key === "fault")).toBe(false);
  sandbox.s3.fail({ reset: "after", times: 1 });
  await expect(put()).rejects.toThrow();
  expect(String(await sandbox.s3.read(Bucket, "fault"))).toBe("a");
  expect(sandbox.s3.requests.map(({ status }) => status)).toEqual([503, 0, 0, 0]);
});

test("objects outlive the sandbox in a folder of their own, a broken upload does not", async () => {
  const filesDir = await mkdtemp(path.join(tmpdir(), "sandbox-test-"));
  const options = { providers: ["s3" as const], filesDir, publicUrl: "http://localhost:3000" };
  const first = await startSandbox(options);
  const one = client({ endpoint: first.s3.url });
  await one.send(new PutObjectCommand({ Bucket, Key: "kept", Body: "kept" }));

  const aborted = new AbortController();
  const Body = new PassThrough();
  Body.write("half of it");
  const upload = one.send(
    new PutObjectCommand({ Bucket, Key: "half", Body, ContentLength: 1_000_000 }),
    { abortSignal: aborted.signal },
  );
  while (!first.s3.requests.at(-1)?.bodyBytes) await new Promise(setImmediate);
  aborted.abort();
  await expect(upload).rejects.toThrow();
  await vi.waitFor(async () => expect(await readdir(path.join(filesDir, "incoming"))).toEqual([]));
  await first.close();

  const second = await startSandbox(options);
  expect(second.s3.objects()).toMatchObject([{ bucket: Bucket, key: "kept", size: 4 }]);
  expect(String(await second.s3.read(Bucket, "kept"))).toBe("kept");
  expect(second.env.BUCKET_PUBLIC_URL).toBe(`http://localhost:3000/sandbox/files/${Bucket}`);
  await second.close();
  await rm(filesDir, { recursive: true });
});
