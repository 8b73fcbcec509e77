import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { stranger } from "../support/assets/upload-senders";
import { inquiryRow } from "../support/database/sample-rows";

// What counts as stored without an order, after everything that happens to such a file.

process.env.RATE_LIMIT = "on";
const application = await import("../support/database/application");
const { DAY, db, details, insert, newOrder, rows } = application;
const Drafts = await import("~/assets/drafts.repository.server");
const UploadRows = await import("~/assets/uploads.repository.server");
const Uploads = await import("~/assets/uploads.server");
const { adoptDraft } = await import("~/assets/adopt-draft.server");
const { erasePerson } = await import("~/operations/erasure/forget.server");
const { sweep } = await import("~/operations/retention/sweeper.server");
const { inTransaction } = await import("~/server/database/transaction.server");

const network = "aa/bb/cc";
const sender = stranger("ann");
const received = { name: "logo.png", size: 10, sha256: null };
const stored = () => UploadRows.sumBytes(db, 1);
const sweepAfter = (days: number) =>
  sweep(new Date(Date.now() + days * DAY), new AbortController().signal);

/** A draft of a stranger with a file, which may still be arriving. */
async function begun() {
  const draft = { id: randomUUID(), network };
  const { email, name: businessName } = details;
  await Drafts.upsert(db, draft, { fields: { email, businessName } });
  const upload = (await Uploads.beginUpload(draft, received.name, "image/png"))!;
  const finish = () => Uploads.finishUpload(upload, draft, sender, received, async () => undefined);
  return { draft, upload, finish };
}

async function submit(id: string) {
  await Drafts.updateToSubmitted(db, id);
  await UploadRows.claimAll(db, await UploadRows.findAllByDraft(db, id));
  insert("inquiries", inquiryRow({ draft_id: id, created_at: new Date().toISOString() }));
}

let file: Awaited<ReturnType<typeof begun>>;
beforeEach(async () => {
  file = await begun();
  expect(await stored()).toBe(0);
  expect(await file.finish()).toBe("stored");
  expect(await stored()).toBe(10);
});

test.each([
  ["removed by its visitor", () => Uploads.removeUpload(file.draft.id, file.upload.id)],
  ["of a draft that expires", () => sweepAfter(2)],
  ["of a draft that an order adopts", () => adoptDraft(draftRow(), newOrder({ state: "paid" }).id)],
])("a stranger's file counts no more once it is %s", async (_, end) => {
  await end();
  expect(await stored()).toBe(0);
});

const draftRow = () =>
  rows<Parameters<typeof adoptDraft>[0]>("select * from drafts where id = ?", file.draft.id)[0]!;

test.each([
  ["180 days", () => sweepAfter(181)],
  ["an order adopts it", () => adoptDraft(draftRow(), newOrder({ state: "paid" }).id)],
  [
    "its person is erased",
    () => inTransaction(db, (trx) => erasePerson(trx, details.email, new Set(), "command line")),
  ],
])("a file of a stranger's submission counts until %s", async (_, end) => {
  await submit(file.draft.id);
  expect(await stored()).toBe(10);
  await end();
  expect(await stored()).toBe(0);
});

test("a file that arrives while an order adopts its draft is neither counted nor limited", async () => {
  const { draft, finish } = await begun();
  await adoptDraft((await Drafts.findById(db, draft.id))!, newOrder({ state: "paid" }).id);
  await db
    .updateTable("uploads")
    .set({ size: 2 ** 40 })
    .where("id", "=", file.upload.id)
    .execute();
  expect(await finish()).toBe("stored");
  expect(await stored()).toBe(2 ** 40);
});

test("the networks around a file count it, and no others", async () => {
  const sums = ["aa", "aa/bb", network, "aa/bc", "ab"].map((path) =>
    UploadRows.sumBytes(db, 1, [path]),
  );
  expect(await Promise.all(sums)).toEqual([10, 10, 10, 0, 0]);
  expect(await UploadRows.sumBytes(db, 1, ["other", network])).toBe(10);
  expect(await UploadRows.sumBytes(db, 1_000, [network])).toBe(1_000);
});
