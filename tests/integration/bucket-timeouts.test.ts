import { Readable } from "node:stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startSandbox } from "../../sandbox";
import { stranger } from "../support/assets/upload-senders";

const SECOND = 1000;
const STALL_MS = 3 * SECOND;

// The application reads its environment when it is imported.
const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env, { STORAGE_STALL_MS: String(STALL_MS) });
const { putObject } = await import("~/server/storage/bucket.server");

beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const put = (key: string) => {
  const about = { type: "text/plain", name: "note.txt", size: 4, sender: stranger("ann") };
  return putObject(key, about, Readable.from([Buffer.from("note")]));
};

/** Makes Node's agent time out a second earlier than that on this connection. */
async function announceKeepAlive(seconds: number) {
  const headers = { "keep-alive": `timeout=${seconds}` };
  sandbox.s3.fail({ match: "PUT ", status: 200, headers, body: "", times: 1 });
  await put("first");
}

test("a bucket with a short keep-alive may still answer as slowly as the stall limit allows", async () => {
  await announceKeepAlive(2);
  sandbox.s3.fail({ match: "PUT ", delayMs: 1.5 * SECOND, times: 1 });
  await put("second");
  expect(sandbox.s3.objects().map(({ key }) => key)).toContain("second");
});

test("a bucket with a long keep-alive that stops answering fails at the stall limit", async () => {
  await announceKeepAlive(60);
  sandbox.s3.fail({ match: "PUT ", hang: true });
  const asked = Date.now();
  await expect(put("third")).rejects.toThrow();
  expect(Date.now() - asked).toBeLessThan(2 * STALL_MS);
});
