import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { describe, expect, test } from "vitest";
import {
  Bucket,
  sandbox,
  client,
  s3,
  sha256,
  refusal,
  pseudoRandom,
  pieces,
} from "../support/assets/s3-client";

describe("an upload", () => {
  test.each([0, 5, 12 * 2 ** 20])("of %i bytes arrives complete", async (size) => {
    const bytes = pseudoRandom(size);
    const Key = `uploads/${size}`;
    const Body = Readable.from(pieces(bytes));
    await new Upload({ client: s3, params: { Bucket, Key, Body } }).done();
    const stored = await sandbox.s3.read(Bucket, Key);
    expect(stored.length).toBe(size);
    expect(sha256(stored)).toBe(sha256(bytes));
    const read = await s3.send(new GetObjectCommand({ Bucket, Key }));
    expect(sha256((await read.Body?.transformToByteArray()) ?? Buffer.alloc(1))).toBe(
      sha256(bytes),
    );
    expect(sandbox.s3.uploads()).toEqual([]);
  });

  test("from a stream of known length arrives complete", async () => {
    const bytes = pseudoRandom(300_000);
    const Key = "stream";
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Readable.from(pieces(bytes)),
        ContentLength: bytes.length,
      }),
    );
    expect(sha256(await sandbox.s3.read(Bucket, Key))).toBe(sha256(bytes));
  });

  test("keeps its headers and a key with unusual characters", async () => {
    const Key = "odd/ü (1)'*&+=%2F.txt";
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Buffer.from("hello"),
        ContentType: "text/plain",
        ContentDisposition: 'attachment; filename="a.txt"',
        Metadata: { order: "1" },
      }),
    );
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
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

test("the S3 stand-in checks order, ETag and size of the parts of a multipart upload", async () => {
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
  expect(sandbox.s3.uploads()).toMatchObject([{ key: Key, parts: 2 }]);
  const open = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  expect(open.Uploads?.map((upload) => upload.UploadId)).toEqual([UploadId]);
  await complete(two);
  expect(String(await sandbox.s3.read(Bucket, Key))).toBe("part 2");
  expect((await refusal(complete(two))).name).toBe("NoSuchUpload");
});

/** A client that declares its bodies unsigned, before it signs the request or after. */
function unsigning(when: "before" | "after") {
  const one = client();
  const unsign = ({ request }: { request: unknown }) => {
    const { headers } = request as { headers: Record<string, string> };
    headers["x-amz-content-sha256"] = "UNSIGNED-PAYLOAD";
  };
  if (when === "before") {
    one.middlewareStack.add((next) => (args) => (unsign(args), next(args)), { step: "build" });
  } else {
    one.middlewareStack.add((next) => (args) => (unsign(args), next(args)), {
      step: "finalizeRequest",
      priority: "low",
    });
  }
  return one;
}

describe("an unsigned body sent to the S3 stand-in", () => {
  test("is accepted for an object and for a part", async () => {
    const one = unsigning("before");
    await one.send(new PutObjectCommand({ Bucket, Key: "unsigned", Body: "hello" }));
    expect(String(await sandbox.s3.read(Bucket, "unsigned"))).toBe("hello");
    const target = { Bucket, Key: "unsigned part" };
    const { UploadId } = await one.send(new CreateMultipartUploadCommand(target));
    const part = { ...target, UploadId, PartNumber: 1 };
    const { ETag } = await one.send(new UploadPartCommand({ ...part, Body: "a part" }));
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    await one.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload }));
    expect(String(await sandbox.s3.read(Bucket, "unsigned part"))).toBe("a part");
    for (const { headers } of sandbox.s3.requests.filter(({ method }) => method === "PUT")) {
      expect(headers["x-amz-content-sha256"]).toBe("UNSIGNED-PAYLOAD");
    }
  });

  test("is refused when the signature was made for a signed body", async () => {
    const put = unsigning("after").send(
      new PutObjectCommand({ Bucket, Key: "swapped", Body: "hello" }),
    );
    expect(await refusal(put)).toEqual({ name: "SignatureDoesNotMatch", status: 403 });
    expect(sandbox.s3.objects().some(({ key }) => key === "swapped")).toBe(false);
  });
});

test("the S3 stand-in lists multipart uploads page by page, sorted by key", async () => {
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

test("a body in signed or checksummed chunks is refused by name", async () => {
  const chunked = client({ requestChecksumCalculation: "WHEN_SUPPORTED" });
  const Body = Readable.from(pieces(pseudoRandom(100_000)));
  const put = new PutObjectCommand({ Bucket, Key: "chunked", Body, ContentLength: 100_000 });
  expect(await refusal(chunked.send(put))).toEqual({ name: "NotImplemented", status: 501 });
  expect(sandbox.s3.objects().some(({ key }) => key === "chunked")).toBe(false);
});
