import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import {
  DeleteObjectCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { expect, test, vi } from "vitest";
import { startSandbox } from "../../sandbox";
import { Bucket, sandbox, client, s3, refusal } from "../support/assets/s3-client";

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
  const elsewhere = s3.send(new PutObjectCommand({ Bucket: "other", Key: "a", Body: "a" }));
  expect(await refusal(elsewhere)).toEqual({ name: "NoSuchBucket", status: 404 });
  const missing = s3.send(new GetObjectCommand({ Bucket, Key: "missing" }));
  expect(await refusal(missing)).toEqual({ name: "NoSuchKey", status: 404 });
  for (const call of [
    s3.send(new GetBucketAclCommand({ Bucket })),
    s3.send(new ListBucketsCommand({})),
    s3.send(new ListObjectsV2Command({ Bucket, Delimiter: "/" })),
    s3.send(new GetObjectCommand({ Bucket, Key: "a", ResponseContentDisposition: "attachment" })),
  ]) {
    expect(await refusal(call)).toEqual({ name: "NotImplemented", status: 501 });
  }
});

test("planned faults of the S3 stand-in apply to uploads, and a client can abort one that hangs", async () => {
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

test("objects of the S3 stand-in survive its restart in their folder, an aborted upload does not", async () => {
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
