import { randomUUID } from "node:crypto";
import { CreateMultipartUploadCommand } from "@aws-sdk/client-s3";
import { describe, expect, test } from "vitest";
import { DAY, db, HOUR, insert, sandbox } from "../support/database/application";
import {
  ago,
  bucket,
  bytes,
  draft,
  drafts,
  file,
  idsOf,
  objects,
  stateOf,
  sweep,
  uploadRows,
  uploads,
} from "../support/database/retention-fixture";
import { stranger } from "../support/assets/upload-senders";

const storage = await import("~/server/storage/client.server");

const begin = (key: string) =>
  storage.client.send(new CreateMultipartUploadCommand({ Bucket: storage.bucket, Key: key }));
const openUploads = () => sandbox.s3.uploads().map(({ key }) => key);

test.each([
  ["deletes its draft", () => sweep(new Date(Date.now() + 2 * DAY)), 0],
  ["has discarded only its row", (id: string) => uploadRows.discard(db, id), 1],
])("a file that arrives after retention %s is deleted", async (_, act, draftsLeft) => {
  const draft = await drafts.upsert(db, { id: randomUUID() });
  const upload = (await uploads.beginUpload(draft, "logo.png", "image/png"))!;
  await act(upload.id);
  expect(idsOf("drafts")).toHaveLength(draftsLeft);
  const about = { type: "image/png", name: "logo.png", sender: stranger("ann") };
  await bucket.putObject(upload.key, about, bytes("x"));
  const received = { name: "l", size: 1, sha256: "h" };
  const noDraft = () => Promise.resolve(undefined);
  const finished = await uploads.finishUpload(upload, draft, about.sender, received, noDraft);
  expect(finished).toBe("late");
  expect(idsOf("uploads")).toEqual([]);
  expect(objects()).not.toContain(upload.key);
  if (draftsLeft === 0) {
    expect(await uploads.beginUpload(draft, "logo.png", "image/png")).toBeUndefined();
  }
});

test("a file whose upload was never recorded as finished is deleted after a day, though its draft is kept", async () => {
  const id = draft(0, { saved_at: ago(0) });
  const unfinished = await file(id, "receiving", 25 * HOUR);
  const recent = await file(id, "receiving", 23 * HOUR);
  await sweep();
  expect(idsOf("uploads")).toEqual([recent.id]);
  expect(objects()).not.toContain(unfinished.key);
  expect(idsOf("drafts")).toEqual([id]);
});

describe("a discarded file", () => {
  test("keeps its row until the bucket has deleted the object", async () => {
    const id = draft(HOUR);
    const { id: fileId, key } = await file(id, "discarded");
    sandbox.s3.fail({ match: "DELETE ", status: 503 });
    await sweep();
    expect(stateOf(fileId)).toBe("discarded");
    sandbox.reset();
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
    expect(objects()).not.toContain(key);
  });

  test("is not retried again and again while the bucket fails, and other data is still deleted", async () => {
    const id = draft(HOUR);
    for (let i = 0; i < 30; i += 1) await file(id, "discarded");
    insert("stripe_events", { id: "evt_old", type: "t", received_at: ago(41 * DAY) });
    sandbox.reset();
    sandbox.s3.fail({ status: 500 });
    await sweep();
    expect(idsOf("uploads")).toHaveLength(30);
    expect(idsOf("stripe_events")).toEqual([]);
    const deletions = sandbox.s3.requests.filter(({ method }) => method === "DELETE");
    expect(new Set(deletions.map(({ path }) => path)).size).toBeLessThan(20);
  });

  test("that the bucket refuses to delete does not keep other files from being deleted", async () => {
    const id = draft(HOUR);
    const files = [];
    for (let i = 0; i < 12; i += 1) files.push(await file(id, "discarded"));
    const stubborn = files.slice(0, 4);
    for (const { key } of stubborn)
      sandbox.s3.fail({ match: `DELETE /${storage.bucket}/${key}`, status: 403 });
    await sweep();
    expect(idsOf("uploads", "key").sort()).toEqual(stubborn.map(({ key }) => key).sort());
  });

  /** The row of a file whose object was never complete. */
  const discardIncomplete = (key: string) =>
    insert("uploads", {
      ...{ id: randomUUID(), draft_id: draft(HOUR), state: "discarded", key, name: "a.zip" },
      ...{ type: "application/zip", size: 0, sha256: null, created_at: ago(HOUR) },
    });

  test("that was interrupted is deleted again after an hour: the bucket may have gone on writing it", async () => {
    const begun = await drafts.upsert(db, { id: randomUUID() });
    const { id, key } = (await uploads.beginUpload(begun, "logo.png", "image/png"))!;
    await uploadRows.discard(db, id);
    await sweep(new Date());
    expect([stateOf(id), objects().includes(key)]).toEqual(["discarded", false]);
    await bucket.putObject(key, { type: "t", name: "n", sender: stranger("ann") }, bytes("x"));
    await sweep(new Date(Date.now() + 2 * HOUR));
    expect(idsOf("uploads")).toEqual([]);
    expect(objects()).not.toContain(key);
  });

  test("is deleted even where the bucket does not list multipart uploads", async () => {
    discardIncomplete(randomUUID());
    sandbox.s3.fail({ match: "?uploads", status: 403 });
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
  });

  test("whose multipart upload was never completed loses its parts", async () => {
    const key = `${randomUUID()}-photos.zip`;
    const other = `${key}.png`;
    for (const one of [key, other]) await begin(one);
    discardIncomplete(key);
    await sweep(new Date());
    expect(idsOf("uploads")).toEqual([]);
    expect(openUploads()).not.toContain(key);
    expect(openUploads()).toContain(other);
  });
});

describe("multipart uploads in the bucket", () => {
  const tomorrow = new Date(Date.now() + 25 * HOUR);

  test("are aborted when begun a day ago under the site's keys, but not younger ones or those with other keys", async () => {
    const ours = `${randomUUID()}-photos.zip`;
    const others = ["videos/holiday.mp4", `${randomUUID()}`, `backups/${randomUUID()}-a`];
    for (const key of [ours, ...others]) await begin(key);
    await sweep(new Date());
    expect(openUploads()).toContain(ours);
    await sweep(tomorrow);
    expect(openUploads()).not.toContain(ours);
    expect(openUploads()).toEqual(expect.arrayContaining(others));
  });

  test("are found on every page of the bucket's list", async () => {
    // Other keys, which sort first, fill the first page.
    const others = Array.from({ length: 1001 }, (_, i) => `!${i}`);
    for (let i = 0; i < others.length; i += 50) {
      await Promise.all(others.slice(i, i + 50).map(begin));
    }
    const ours = [`${randomUUID()}-a.zip`, `${randomUUID()}-b.zip`];
    await Promise.all(ours.map(begin));
    await sweep(tomorrow);
    for (const key of ours) expect(openUploads()).not.toContain(key);
    expect(openUploads().filter((key) => key.startsWith("!"))).toHaveLength(1001);
  });
});
