import { PassThrough, Readable } from "node:stream";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type * as backupsModule from "~/server/storage/backup-objects.server";
import type * as bucketModule from "~/server/storage/bucket.server";
import { startSandbox } from "../../sandbox";
import { importWith } from "../support/other-environment";
import { until } from "../support/until";
import { buyer, stranger } from "../support/assets/upload-senders";

type Bucket = typeof bucketModule;
type Backups = typeof backupsModule;

const sandbox = await startSandbox();
const STALL_MS = 3000;
const env = { ...sandbox.env, STORAGE_STALL_MS: String(STALL_MS) };
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** The application's bucket as a new process has it, before its first response. */
const newBucket = () => importWith<Bucket>(env, "server/storage/bucket.server");

const SMALL = 10;
const LARGE = 2 * 1024 * 1024;

const put = ({ putObject }: Bucket, key: string, size: number) => {
  const about = { type: "text/plain", name: "note.txt", sender: stranger("ann"), size };
  return putObject(key, about, Readable.from([Buffer.alloc(size)]));
};

test("a file of unknown length in a short post is stored while slow ones hold all memory for parts", async () => {
  const { putObject } = await newBucket();
  const about = { type: "text/plain", name: "note.txt" };
  const slow = Array.from({ length: 5 }, (_, n) => {
    const body = new PassThrough();
    const stored = putObject(`slow ${n}`, { ...about, sender: buyer(String(n)) }, body);
    return { body, stored };
  });
  const sender = buyer("another");
  const body = Readable.from([Buffer.alloc(SMALL)]);
  await putObject("small", { ...about, sender, atMost: LARGE / 4 }, body);
  expect(sizeOf("small")).toBe(SMALL);
  for (const { body } of slow) body.end("x");
  await Promise.all(slow.map(({ stored }) => stored));
});

test("a large file is stored at once after the clock went hours ahead, or behind, and after it was set right", async () => {
  onTestFinished(() => void vi.useRealTimers());
  const bucket = await newBucket();
  await put(bucket, "before", LARGE);
  for (const hours of [12, -12]) {
    const ms = hours * 3_600_000;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
    // The bucket's clock, which is in this process, stays right.
    sandbox.s3.clock.aheadMs = -ms;
    await put(bucket, `while ${hours}`, LARGE);
    vi.useRealTimers();
    sandbox.s3.clock.aheadMs = 0;
    await put(bucket, `after ${hours}`, LARGE);
    expect(sizeOf(`after ${hours}`)).toBe(LARGE);
  }
});

/** The first conditional write fails, as at a store that does not support conditions. */
const rejectConditions = () => sandbox.s3.fail({ match: "PUT ", status: 501, times: 1 });

const sizeOf = (key: string) => sandbox.s3.objects().find((object) => object.key === key)?.size;
const writes = () =>
  sandbox.s3.requests
    .filter(({ method }) => method === "PUT")
    .map(({ headers }) => headers["if-none-match"] ?? "none");

test.each([
  ["small", SMALL],
  ["large", LARGE],
])(
  "a %s file is stored without conditions where the bucket rejects them, and later files are written so at once",
  async (kind, size) => {
    const bucket = await newBucket();
    rejectConditions();
    await put(bucket, `first ${kind}`, size);
    await put(bucket, `later ${kind}`, SMALL);
    await put(bucket, `last ${kind}`, LARGE);
    const sizes = ["first", "later", "last"].map((key) => sizeOf(`${key} ${kind}`));
    expect(sizes).toEqual([size, SMALL, LARGE]);
    const conditions = writes();
    expect(conditions[0]).toBe("*");
    expect(new Set(conditions.slice(1))).toEqual(new Set(["none"]));
  },
);

test("a backup is stored without conditions where the bucket rejects them", async () => {
  const backups = "server/storage/backup-objects.server";
  const { putBackupObject } = await importWith<Backups>(env, backups);
  rejectConditions();
  await putBackupObject("backups/a", LARGE, Readable.from([Buffer.alloc(LARGE)]));
  expect(sizeOf("backups/a")).toBe(LARGE);
});

test("the first large file probes once whether the bucket supports conditions, and the probe is deleted", async () => {
  const bucket = await newBucket();
  await put(bucket, "one", LARGE);
  await put(bucket, "two", LARGE);
  expect(writes()).toEqual(["*", "*", "*"]);
  await until("the probe is deleted", () =>
    sandbox.s3.objects().every(({ key }) => !key.endsWith("-probe")),
  );
});

test("a bucket that supported conditions before keeps getting them after answering 501 once", async () => {
  const bucket = await newBucket();
  await put(bucket, "known", SMALL);
  rejectConditions();
  await expect(put(bucket, "refused", SMALL)).rejects.toThrow();
  await put(bucket, "again", SMALL);
  expect(writes()).toEqual(["*", "*", "*"]);
});

/** Makes Node's agent time out a second earlier than that on this connection. */
async function bucketAfterKeepAlive(seconds: number) {
  const headers = { "keep-alive": `timeout=${seconds}` };
  sandbox.s3.fail({ match: "PUT ", status: 200, headers, body: "", times: 1 });
  const bucket = await newBucket();
  await put(bucket, "first", SMALL);
  return bucket;
}

test("a bucket with a short keep-alive may still answer as slowly as the stall limit allows", async () => {
  const bucket = await bucketAfterKeepAlive(2);
  sandbox.s3.fail({ match: "PUT ", delayMs: STALL_MS / 2, times: 1 });
  await put(bucket, "second", SMALL);
  expect(sizeOf("second")).toBe(SMALL);
});

test("a bucket with a long keep-alive that stops answering fails at the stall limit", async () => {
  const bucket = await bucketAfterKeepAlive(60);
  sandbox.s3.fail({ match: "PUT ", hang: true });
  const asked = Date.now();
  await expect(put(bucket, "third", SMALL)).rejects.toThrow();
  expect(Date.now() - asked).toBeLessThan(2 * STALL_MS);
});
