import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterAll, afterEach, expect, test } from "vitest";
import { startSandbox } from "../../sandbox";

const Bucket = "project-assets";
const sandbox = await startSandbox({ providers: ["s3"] });
const clients: S3Client[] = [];

function client(config: S3ClientConfig = {}) {
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

const s3 = client();
afterEach(() => sandbox.reset());
afterAll(async () => {
  for (const one of clients) one.destroy();
  await sandbox.close();
});

async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof S3ServiceException)) throw new Error(`not refused: ${String(error)}`);
  return { name: error.name, status: error.$metadata.httpStatusCode };
}

test("objects are listed in pages and deleted", async () => {
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
  const left = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  expect(left.KeyCount).toBe(2);
});

test("the S3 stand-in refuses unknown buckets, keys and calls with S3's error names", async () => {
  await s3.send(new HeadBucketCommand({ Bucket }));
  const inline = { Bucket, Key: "a", ResponseContentDisposition: "inline" };
  const refused = await Promise.all(
    [
      s3.send(new PutObjectCommand({ Bucket: "other", Key: "a", Body: "a" })),
      s3.send(new GetObjectCommand({ Bucket, Key: "missing" })),
      s3.send(new GetBucketAclCommand({ Bucket })),
      s3.send(new ListBucketsCommand({})),
      s3.send(new ListObjectsV2Command({ Bucket, Delimiter: "/" })),
      s3.send(new GetObjectCommand(inline)),
    ].map(refusal),
  );
  const unknown = { name: "NotImplemented", status: 501 };
  expect(refused).toEqual([
    { name: "NoSuchBucket", status: 404 },
    { name: "NoSuchKey", status: 404 },
    ...[unknown, unknown, unknown, unknown],
  ]);
});

test("objects of the S3 stand-in survive its restart in their folder", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "sandbox-test-"));
  const options = { providers: ["s3" as const], dataDir, publicUrl: "http://localhost:3000" };
  const first = await startSandbox(options);
  const one = client({ endpoint: first.s3.url });
  await one.send(new PutObjectCommand({ Bucket, Key: "kept", Body: "kept" }));

  await first.close();

  const second = await startSandbox(options);
  expect(second.s3.objects()).toMatchObject([{ bucket: Bucket, key: "kept", size: 4 }]);
  expect(String(await second.s3.read(Bucket, "kept"))).toBe("kept");
  expect(second.env.BUCKET_PUBLIC_URL).toBe(`http://localhost:3000/sandbox/files/${Bucket}`);
  await second.close();
  await rm(dataDir, { recursive: true });
});

test("the S3 stand-in refuses wrong keys, wrong clocks and unsigned calls", async () => {
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

test("the S3 stand-in serves objects of the public bucket by key without a signature, but does not list them", async () => {
  await s3.send(
    new PutObjectCommand({ Bucket, Key: "open.html", Body: "hi", ContentType: "text/html" }),
  );
  await s3.send(new PutObjectCommand({ Bucket: "project-backups", Key: "b", Body: "secret" }));
  const status = async (path: string) => (await fetch(`${sandbox.s3.url}${path}`)).status;
  expect(await status(`/${Bucket}/open.html`)).toBe(200);
  expect(await status(`/${Bucket}/?list-type=2`)).toBe(403);
  expect(await status("/project-backups/b")).toBe(403);
  const presigned = "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=0";
  expect(await status(`/project-backups/b?${presigned}`)).toBe(403);
  const shown = await fetch(`${sandbox.env.BUCKET_PUBLIC_URL}/open.html`);
  expect(shown.headers.get("content-type")).toBe("text/html");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox;/);
  expect(await shown.text()).toBe("hi");
  const hidden = await fetch(`${sandbox.frontUrl}/sandbox/files/project-backups/b`);
  expect(hidden.status).toBe(404);
  expect(await (await fetch(`${sandbox.frontUrl}/sandbox/files`)).text()).toContain("open.html");
});

test("the S3 stand-in refuses a conditional write to an existing key", async () => {
  const put = (text: string) =>
    s3.send(new PutObjectCommand({ Bucket, Key: "once", Body: text, IfNoneMatch: "*" }));
  await put("first");
  expect(await refusal(put("second"))).toEqual({ name: "PreconditionFailed", status: 412 });
  expect(String(await sandbox.s3.read(Bucket, "once"))).toBe("first");
  const upload = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key: "once" }));
  const target = { Bucket, Key: "once", UploadId: upload.UploadId };
  const part = await s3.send(new UploadPartCommand({ ...target, PartNumber: 1, Body: "second" }));
  const Parts = [{ PartNumber: 1, ETag: part.ETag }];
  const whole = { ...target, IfNoneMatch: "*", MultipartUpload: { Parts } };
  const complete = s3.send(new CompleteMultipartUploadCommand(whole));
  expect(await refusal(complete)).toEqual({ name: "PreconditionFailed", status: 412 });
  await s3.send(new AbortMultipartUploadCommand(target));
  expect(sandbox.s3.uploads()).toEqual([]);
});

test("the S3 stand-in checks order, ETag and size of the parts of a multipart upload", async () => {
  const Key = "parts";
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const target = { Bucket, Key, UploadId };
  const send = async (PartNumber: number) => {
    const part = { ...target, PartNumber, Body: `part ${PartNumber}` };
    const { ETag } = await s3.send(new UploadPartCommand(part));
    return { PartNumber, ETag };
  };
  const [one, two] = [await send(1), await send(2)];
  const complete = (...Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    s3.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }));
  expect((await refusal(complete(two, one))).name).toBe("InvalidPartOrder");
  expect((await refusal(complete({ ...one, ETag: '"x"' }))).name).toBe("InvalidPart");
  expect((await refusal(complete(one, two))).name).toBe("EntityTooSmall");
  expect(sandbox.s3.uploads()).toMatchObject([{ key: Key, parts: 2 }]);
  const open = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  expect(open.Uploads?.map((upload) => upload.UploadId)).toEqual([UploadId]);
  await complete(two);
  expect(String(await sandbox.s3.read(Bucket, Key))).toBe("part 2");
  expect((await refusal(complete(two))).name).toBe("NoSuchUpload");
});

test("the S3 stand-in refuses a body that is declared unsigned after it was signed", async () => {
  const one = client();
  const unsign = ({ request }: { request: unknown }) => {
    const { headers } = request as { headers: Record<string, string> };
    headers["x-amz-content-sha256"] = "UNSIGNED-PAYLOAD";
  };
  const last = { step: "finalizeRequest", priority: "low" } as const;
  one.middlewareStack.add((next) => (args) => (unsign(args), next(args)), last);
  const put = one.send(new PutObjectCommand({ Bucket, Key: "swapped", Body: "hello" }));
  expect(await refusal(put)).toEqual({ name: "SignatureDoesNotMatch", status: 403 });
  expect(sandbox.s3.objects().some(({ key }) => key === "swapped")).toBe(false);
});

test("a body in signed or checksummed chunks is refused by name", async () => {
  const chunked = client({ requestChecksumCalculation: "WHEN_SUPPORTED" });
  const Body = Readable.from([Buffer.alloc(100_000)]);
  const put = new PutObjectCommand({ Bucket, Key: "chunked", Body, ContentLength: 100_000 });
  expect(await refusal(chunked.send(put))).toEqual({ name: "NotImplemented", status: 501 });
  expect(sandbox.s3.objects().some(({ key }) => key === "chunked")).toBe(false);
});
