import { createHmac } from "node:crypto";
import { PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { Bucket, sandbox, client, s3, sha256, refusal } from "../support/assets/s3-client";

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
