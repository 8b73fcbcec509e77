import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { buckets } from "../../sandbox/credentials";
import { logo } from "../support/assets/upload-samples";
import { insertion } from "../support/database/sample-rows";
import { inWords, memoryOf, reportsUsage, usageOf } from "../support/faults/usage";
import { signedIn } from "../support/operations/team";
import { pageWithSentFiles } from "../support/orders/page-with-files";
import { startSite } from "../support/site";

const FILES = 50;
const FILE_BYTES = 50 * 1024 * 1024;
const MOST_MORE = 48 * 1024 * 1024;

const site = await startSite({ env: reportsUsage });

/** Resident, in bytes; undefined on a system that does not say. */
function resident(): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid()}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** An order with fifty files of 50 MB in the bucket. */
async function largeOrder() {
  const page = await pageWithSentFiles(site, [logo]);
  const { env } = site;
  const client = new S3Client({
    region: env.AWS_REGION,
    credentials: {
      accessKeyId: env.AWS_ACCESS_KEY_ID!,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY!,
    },
    endpoint: env.AWS_ENDPOINT_URL_S3,
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  const [sent] = site.rows<Record<string, string>>(
    "select * from uploads where id = ?",
    page.idOf("logo.png"),
  );
  const Body = Buffer.alloc(FILE_BYTES, "x");
  for (let i = 0; i < FILES; i += 1) {
    const key = `large-${i}`;
    await client.send(new PutObjectCommand({ Bucket: buckets.public, Key: key, Body }));
    const row = { ...sent, id: key, key, name: `${i}.pdf`, size: FILE_BYTES };
    site.execute(...insertion("uploads", row));
  }
  return `/desk/orders/${page.order().id}/zip`;
}

test("a zip of fifty files of 50 MB takes no more memory, whether its client reads fast or not at all", async () => {
  const path = await largeOrder();
  const team = await signedIn(site);
  // Once before, for what is compiled at its first use.
  await (await team.request(path)).body?.cancel();
  const before = await usageOf(site);
  const residentBefore = resident();
  const { port, hostname, host } = new URL(site.url);
  const lazy = connect(Number(port), hostname);
  const [cookie] = team.browserCookies();
  lazy.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie!.name}=${cookie!.value}\r\n\r\n`,
  );
  lazy.pause();
  let size = 0;
  let most = 0;
  let mostResident = 0;
  const answer = await team.request(path);
  for await (const chunk of Readable.fromWeb(answer.body as ReadableStream)) {
    const former = size;
    size += (chunk as Uint8Array).length;
    if (Math.floor(former / 2 ** 28) === Math.floor(size / 2 ** 28)) continue;
    most = Math.max(most, memoryOf(await usageOf(site)));
    mostResident = Math.max(mostResident, resident() ?? 0);
  }
  lazy.destroy();
  expect(size).toBeGreaterThan(FILES * FILE_BYTES);
  const megabytes = (bytes = 0) => `${Math.round(bytes / 2 ** 20)} MB`;
  console.log(
    `before: ${inWords(before)}; most: ${megabytes(most)} in use, ${megabytes(mostResident)} resident`,
  );
  expect(most - memoryOf(before)).toBeLessThan(MOST_MORE);
  if (residentBefore) expect(mostResident - residentBefore).toBeLessThan(4 * MOST_MORE);
});
