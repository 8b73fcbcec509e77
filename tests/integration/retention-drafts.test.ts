import { describe, expect, test } from "vitest";
import { DAY, db, execute, HOUR, rows, sandbox } from "../support/database/application";
import {
  ago,
  draft,
  drafts,
  file,
  idsOf,
  inquiry,
  mail,
  objects,
  order,
  stateOf,
  sweep,
  uploadRows,
} from "../support/database/retention-fixture";

describe("an unsubmitted draft", () => {
  const noOrder = () => ({});
  const saved = () => ({ saved_at: ago(0) });
  const of = (state: string, updated: number) => () => ({ order_id: order(state, updated) });
  test.each([
    ["is kept for a day", 23 * HOUR, noOrder, true],
    ["is deleted after a day", 25 * HOUR, noOrder, false],
    ["that was saved for later is kept for 7 days", 6 * DAY, saved, true],
    ["that was saved for later is deleted after 7 days", 8 * DAY, saved, false],
    ["of a paid order is kept for 90 days", 89 * DAY, of("paid", 95 * DAY), true],
    ["of a paid order is kept for 90 days of that one", 95 * DAY, of("paid", 89 * DAY), true],
    ["of a paid order is deleted after 90 days", 91 * DAY, of("paid", 91 * DAY), false],
    ["of a cancelled order is deleted after 90 days", 91 * DAY, of("cancelled", 91 * DAY), false],
    ["of an unpaid order is kept for 30 days", 29 * DAY, of("received", 31 * DAY), true],
    ["of an unpaid order is deleted after 30 days", 31 * DAY, of("received", 31 * DAY), false],
  ])("%s: unchanged for %i ms", async (_, updated, changes, kept) => {
    const id = draft(updated, changes());
    const { key } = await file(id, "stored");
    await sweep();
    expect(idsOf("drafts")).toEqual(kept ? [id] : []);
    expect(idsOf("uploads", "key")).toEqual(kept ? [key] : []);
    expect(objects().includes(key)).toBe(kept);
  });

  test("is kept with its files when it was edited or visited again", async () => {
    const worked = draft(25 * HOUR);
    const looked = draft(25 * HOUR, { created_at: new Date().toISOString() });
    const files = [await file(worked, "stored"), await file(looked, "stored")];
    // Edit and visit happen now, which is long after the time of the pass.
    await drafts.upsert(db, { id: worked });
    await drafts.touchHourly(db, looked);
    await sweep();
    expect(idsOf("drafts").sort()).toEqual([worked, looked].sort());
    expect(objects()).toEqual(expect.arrayContaining(files.map(({ key }) => key)));
  });

  test("without an order is not kept by visits from three days after it was begun", async () => {
    const begun = new Date(Date.now() - 3 * DAY).toISOString();
    const unsaved = draft(25 * HOUR, { created_at: begun });
    const saved = draft(8 * DAY, { created_at: begun, saved_at: begun });
    for (const id of [unsaved, saved]) await drafts.touchHourly(db, id);
    await sweep();
    expect(idsOf("drafts")).toEqual([]);
  });

  test("whose files were deleted keeps its row when it is edited again before the row is deleted", async () => {
    const id = draft(25 * HOUR);
    const { id: fileId } = await file(id, "stored");
    sandbox.s3.fail({ match: "DELETE ", status: 500 });
    await sweep();
    expect(stateOf(fileId)).toBe("discarded");
    expect(await uploadRows.findAllByDraft(db, id)).toEqual([]);
    expect(idsOf("drafts")).toEqual([id]);

    sandbox.reset();
    await drafts.upsert(db, { id });
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
    expect(idsOf("drafts")).toEqual([id]);
  });

  test("is deleted together with 450 others in one pass", async () => {
    for (let i = 0; i < 450; i += 1) draft(2 * DAY);
    const kept = draft(HOUR);
    await sweep();
    expect(idsOf("drafts")).toEqual([kept]);
  });
});

describe("a submitted draft", () => {
  function submitted(created: number) {
    const id = draft(created, { state: "submitted" });
    return { id, inquiryId: inquiry(id, created) };
  }

  test("loses its files after 180 days, but not its inquiry", async () => {
    const recent = submitted(179 * DAY);
    const old = submitted(181 * DAY);
    const kept = await file(recent.id, "claimed", 181 * DAY);
    const gone = await file(old.id, "claimed", 181 * DAY);
    await sweep();
    expect(objects()).toContain(kept.key);
    expect(objects()).not.toContain(gone.key);
    expect(idsOf("uploads")).toEqual([kept.id]);
    expect(idsOf("inquiries").sort()).toEqual([recent.inquiryId, old.inquiryId].sort());
  });

  test("keeps its files while the email that attaches them is pending", async () => {
    const old = submitted(181 * DAY);
    const { key } = await file(old.id, "claimed", 181 * DAY);
    const waiting = mail("pending", { inquiry_id: old.inquiryId });
    await sweep();
    expect(objects()).toContain(key);
    execute("update outbox set state = 'sent' where id = ?", waiting);
    await sweep();
    expect(objects()).not.toContain(key);
  });

  test("loses a file that arrived after the submission, a day later", async () => {
    const { id } = submitted(2 * DAY);
    const late = await file(id, "stored", 25 * HOUR);
    const claimed = await file(id, "claimed", 25 * HOUR);
    const recent = await file(id, "stored", 23 * HOUR);
    await sweep();
    expect(idsOf("uploads").sort()).toEqual([claimed.id, recent.id].sort());
    expect(objects()).not.toContain(late.key);
  });
});

test("the hashed network of a submission is kept as long as its files", async () => {
  const networkOf = (id: string) =>
    rows<{ network: string }>("select network from drafts where id = ?", id)[0]?.network;
  const submitted = { state: "submitted", network: "a hash" };
  const kept = draft(179 * DAY, submitted);
  const old = draft(181 * DAY, submitted);
  for (const id of [kept, old]) inquiry(id, 181 * DAY);
  await sweep();
  expect([networkOf(kept), networkOf(old)]).toEqual(["a hash", null]);
});
