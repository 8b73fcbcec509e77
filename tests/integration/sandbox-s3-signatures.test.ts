import { PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { Bucket, sandbox, client, s3, refusal } from "../support/assets/s3-client";

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
  const shown = await fetch(`${sandbox.env.BUCKET_PUBLIC_URL}/open.html`);
  expect(shown.headers.get("content-type")).toBe("text/html");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox;/);
  expect(await shown.text()).toBe("hi");
  const hidden = await fetch(`${sandbox.frontUrl}/sandbox/files/project-backups/b`);
  expect(hidden.status).toBe(404);
  expect(await (await fetch(`${sandbox.frontUrl}/sandbox/files`)).text()).toContain("open.html");
});

test("the S3 stand-in does not accept a presigned URL as a signature", async () => {
  await s3.send(new PutObjectCommand({ Bucket: "project-backups", Key: "dump", Body: "dump" }));
  const presigned = "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=0";
  const answer = await fetch(`${sandbox.s3.url}/project-backups/dump?${presigned}`);
  expect(answer.status).toBe(403);
});
