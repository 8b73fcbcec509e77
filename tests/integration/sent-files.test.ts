import { createHash, randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import type { Actor } from "~/server/database/states";
import { filledIn } from "../support/assets/onboarding-client";
import { DAY, db, execute, HOUR, newOrder, rows } from "../support/database/application";
import {
  bucket,
  draft,
  drafts,
  file,
  inquiry,
  mail,
  now,
  objects,
  order as orderOf,
  sweep,
  uploadRows,
  uploads,
} from "../support/database/retention-fixture";
import { until } from "../support/until";
import { stranger } from "../support/assets/upload-senders";

// In one process without HTTP, so that the tests set the time of the sweep.

const { addFiles, removeFile, restoreFile } = await import("~/assets/sent-files.server");
const { pictureForTeam } = await import("~/assets/sent-picture.server");
const { thumbnailOf } = await import("~/server/pictures/thumbnails.server");
const { submitAssets } = await import("~/assets/submit-assets.server");
const { adoptDraft } = await import("~/assets/adopt-draft.server");
const { askForEdit } = await import("~/orders/requests.server");

const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const by = (orderId: string, actor: Actor = "customer") => ({ orderId, actor });
const events = (id: string) =>
  rows<{ kind: string; actor: string; facts: string }>(
    "select kind, actor, facts from order_events where order_id = ? order by rowid",
    id,
  ).map(
    ({ kind, actor, facts }) =>
      [kind, actor, JSON.parse(facts) as Record<string, unknown>] as const,
  );
const urls = (draftId: string) => {
  const sql = "select file_urls from inquiries where draft_id = ?";
  return JSON.parse(rows<{ file_urls: string }>(sql, draftId)[0]!.file_urls) as string[];
};
const subjects = (id: string) =>
  rows<{ mail: string }>("select mail from outbox where order_id = ? order by rowid", id).map(
    ({ mail }) => (JSON.parse(mail) as { subject: string }).subject.split(/ \(|: /)[0],
  );

/** An order's submission with two files. */
async function sent(id = orderOf("assets_received", HOUR, { paid_at: ago(DAY) })) {
  const of = draft(DAY, { order_id: id, state: "submitted" });
  inquiry(of, DAY, id);
  const [first, second] = [await file(of, "claimed", DAY), await file(of, "claimed", DAY)];
  execute("update uploads set name = 'van.jpg' where id = ?", second.id);
  return { id, of, first, second };
}

describe("a sent file", () => {
  test("that its buyer removes leaves the submission, and is put back with its email and history", async () => {
    const { id, of, first, second } = await sent();
    const listed = async () => (await uploadRows.findAllByDraft(db, of)).map((one) => one.id);
    const act = async (change: typeof removeFile | typeof restoreFile) =>
      (await change(by(id), first.id)) as { result?: string };
    expect(await act(restoreFile)).toMatchObject({ result: "same" });
    expect(await act(removeFile)).toMatchObject({ result: "removed" });
    expect(await act(removeFile)).toMatchObject({ result: "same" });
    expect([await listed(), urls(of)]).toEqual([[second.id], [bucket.publicUrl(second.key)]]);
    expect(await act(restoreFile)).toMatchObject({ result: "restored" });
    expect(await act(restoreFile)).toMatchObject({ result: "same" });
    expect((await listed()).sort()).toEqual([first.id, second.id].sort());
    expect(urls(of)).toHaveLength(2);
    const facts = { name: "logo.png" };
    expect(events(id)).toEqual([
      ["file_removed", "customer", facts],
      ["file_restored", "customer", facts],
    ]);
    const told = ["A file is removed", "A file is removed", "A file is put back", "A file is back"];
    expect(subjects(id)).toEqual(told);
    // The last email says what is so, six times in a day.
    await act(removeFile);
    expect(subjects(id).slice(4)).toEqual(["A file is removed", "A file is removed"]);
    for (let n = 0; n < 3; n += 1) {
      await act(restoreFile);
      await act(removeFile);
    }
    expect([subjects(id).length, events(id).length]).toEqual([12, 9]);
    const sql =
      "select mail like '%end here for today%' as ends from outbox where order_id = ? order by rowid";
    const ends = rows<{ ends: unknown }>(sql, id).map((mail) => Boolean(mail.ends));
    expect(ends).toEqual([...Array<boolean>(10).fill(false), true, true]);
  });

  test("that the team removes is in the history with who did it, and its buyer gets no email", async () => {
    const { id, first } = await sent();
    await removeFile(by(id, "team:bob@studio.test"), first.id);
    expect(events(id)).toMatchObject([["file_removed", "team:bob@studio.test", {}]]);
    expect(subjects(id)).toEqual([]);
  });

  test.each<[what: string, id: (own: Awaited<ReturnType<typeof sent>>) => Promise<string>]>([
    ["of another order", async () => (await sent()).first.id],
    [
      "without an order",
      async () => (await file(draft(DAY, { state: "submitted" }), "claimed")).id,
    ],
    [
      "that is not sent yet",
      async ({ id }) => (await file(draft(0, { order_id: id }), "stored")).id,
    ],
    ["that is discarded", async ({ of }) => (await file(of, "discarded")).id],
    ["that nobody knows", () => Promise.resolve(randomUUID())],
  ])("%s is neither removed nor put back", async (_, find) => {
    const own = await sent();
    const id = await find(own);
    const before = rows("select * from uploads order by id");
    for (const change of [removeFile, restoreFile]) {
      expect(await change(by(own.id), id)).toEqual({ kind: "done", result: "unknown_file" });
    }
    expect([rows("select * from uploads order by id"), events(own.id)]).toEqual([before, []]);
  });

  test("takes no other one beside it once its buyer is erased", async () => {
    const { id, of } = await sent();
    const late = await file(of, "stored", 0);
    execute("update orders set email = '' where id = ?", id);
    expect(await addFiles(by(id, "team:ann@team.test"), [late.id])).toMatchObject({
      result: "closed",
    });
    expect(events(id)).toEqual([]);
  });

  test("is removed once by two colleagues who saw the same version", async () => {
    const { id, first, second } = await sent();
    const both = [first, second].map((one) => removeFile({ ...by(id), version: 1 }, one.id));
    expect((await Promise.all(both)).map(({ kind }) => kind).sort()).toEqual(["done", "overtaken"]);
    expect(events(id)).toHaveLength(1);
  });

  test("that was removed can be sent again, and is not put back beside its twin", async () => {
    const { id, of, first } = await sent();
    await removeFile(by(id), first.id);
    execute("update drafts set state = 'open' where id = ?", of);
    const arrive = async () => {
      const to = { id: of, network: null };
      const upload = (await uploads.beginUpload(to, "logo.png", "image/png"))!;
      const sender = stranger("ann");
      const sha256 = createHash("sha256").update("x").digest("hex");
      const received = { name: "logo.png", size: 1, sha256 };
      return uploads.finishUpload(upload, to, sender, received, () => Promise.resolve(undefined));
    };
    expect(await arrive()).toBe("stored");
    expect(await restoreFile(by(id), first.id)).toMatchObject({ result: "same" });
    expect(await arrive()).toMatchObject({ repeats: expect.any(String) as string });
  });

  test("is put back beside another of its name and length, which has other contents", async () => {
    const { id, of, first } = await sent();
    await removeFile(by(id), first.id);
    const other = await file(of, "claimed", 0);
    execute("update uploads set sha256 = 'other' where id = ?", other.id);
    expect(await restoreFile(by(id), first.id)).toMatchObject({ result: "restored" });
    const listed = (await uploadRows.findAllByDraft(db, of)).map((one) => one.id);
    expect(listed).toContain(first.id);
    expect(listed).toContain(other.id);
  });

  test("is not put back into a submission that is full", async () => {
    const { id, of, first } = await sent();
    await removeFile(by(id), first.id);
    for (let n = 1; n < 50; n += 1) {
      const { key, ...row } = { ...first, id: randomUUID(), sha256: null, name: `${n}.png` };
      await db
        .insertInto("uploads")
        .values({ ...row, key: `${key}${n}`, state: "claimed" })
        .execute();
    }
    expect(await uploadRows.findAllByDraft(db, of)).toHaveLength(50);
    expect(await restoreFile(by(id), first.id)).toMatchObject({ result: "full" });
  });
});

describe("the object of a file", () => {
  test.each<[what: string, about: { days: number; back?: true; waits?: true }, stays: boolean]>([
    ["that was removed is in the bucket after 7 days", { days: 7 }, true],
    ["that was removed is gone after more than 7 days", { days: 7.1 }, false],
    ["that was put back stays", { days: 7.1, back: true }, true],
    ["that an email still carries stays", { days: 7.1, waits: true }, true],
  ])("%s", async (_, { days, back, waits }, stays) => {
    const { id, of, first, second } = await sent();
    const [{ inquiry_id }] = rows<{ inquiry_id: string }>(
      "select id as inquiry_id from inquiries where draft_id = ?",
      of,
    ) as [{ inquiry_id: string }];
    await removeFile(by(id, "command line"), first.id);
    execute("update uploads set removed_at = ? where id = ?", ago(days * DAY), first.id);
    if (back) await restoreFile(by(id, "command line"), first.id);
    mail(waits ? "pending" : "sent", { inquiry_id });
    await sweep();
    expect(objects().includes(first.key)).toBe(stays);
    expect(objects()).toContain(second.key);
  });

  test("that came with a request stays as long as those of a submission", async () => {
    const id = orderOf("assets_received", HOUR, { launched_at: ago(DAY) });
    const of = draft(0, { order_id: id });
    const [old, young] = [await file(of, "stored", 181 * DAY), await file(of, "stored", 179 * DAY)];
    await askForEdit(by(id), { text: "New photos", files: [old.id, young.id] });
    await sweep();
    expect([old.key, young.key].map((key) => objects().includes(key))).toEqual([false, true]);
  });
});

test("the history says when assets came, how many files more came later or earlier, and who got the emails", async () => {
  const { id, draft_id } = newOrder({ state: "paid", paid_at: ago(DAY) });
  await drafts.upsertOfOrder(db, { id, draft_id }, { id: draft_id });
  await file(draft_id, "stored");
  const page = randomUUID();
  await submitAssets(draft_id, filledIn, page);
  await submitAssets(draft_id, filledIn, page);
  await submitAssets(draft_id, { ...filledIn, brandColors: "red" }, page);
  const earlier = draft(DAY, { state: "submitted" });
  inquiry(earlier, DAY);
  await file(earlier, "claimed");
  await adoptDraft((await drafts.findById(db, earlier))!, id);
  const isSent = ([kind]: ReturnType<typeof events>[number]) => kind === "email_sent";
  await until("the emails are sent", () => events(id).filter(isSent).length === 4);
  const recipients = events(id).flatMap((event) => (isSent(event) ? event[2].to : []));
  expect(recipients.sort()).toEqual(["buyer", "buyer", "team", "team"]);
  expect(events(id).filter((event) => !isSent(event))).toEqual([
    ["assets_received", "customer", { files: 1 }],
    ["assets_added", "customer", { files: 0 }],
    ["assets_added", "customer", { files: 1 }],
  ]);
});

test("of an order with several submissions, a team member gets as many small pictures in turn as of any other", async () => {
  const one = await sent();
  const more = await file(draft(DAY, { order_id: one.id, state: "submitted" }), "claimed", DAY);
  const other = await sent();
  const first = new PassThrough();
  const open = () => Promise.resolve(first);
  const making = thumbnailOf(
    { id: "first", size: 1, owner: "", open },
    new AbortController().signal,
  );
  const ended: string[] = [];
  const waiting: Promise<unknown>[] = [];
  for (const { id } of [one.first, more, other.first]) {
    const { signal: gone } = new AbortController();
    const waits = vi.spyOn(gone, "addEventListener");
    waiting.push(pictureForTeam(id, gone).then(() => ended.push(id)));
    await until("it waits for its turn", () => waits.mock.calls.length > 0);
  }
  first.end();
  await Promise.all([making, ...waiting]);
  expect(ended).toEqual([one.first.id, other.first.id, more.id]);
});
