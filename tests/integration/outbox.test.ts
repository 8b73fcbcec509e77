import { describe, expect, test } from "vitest";
import {
  age,
  calls,
  database,
  OutboxQueue,
  mailTo,
  MINUTE,
  newOrder,
  outbox,
  PATIENCE,
  queue,
  queueAbout,
  enqueueEmail,
  row,
  sandbox,
  SECOND,
  stuckMail,
  subjects,
  waitOf,
  work,
} from "../support/email/queued-mails";
import { until } from "../support/until";

describe("a queued mail", () => {
  test("is sent once, and asking again says that it is sent", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(true);
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["One"]);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
  });

  test("is not queued twice for one fact", async () => {
    const mail = mailTo("ann@a.test", "One");
    const queueOnce = () =>
      database.db.transaction().execute((trx) => enqueueEmail(trx, { dedupeKey: "f", mail }));
    expect(await queueOnce()).toBeDefined();
    expect(await queueOnce()).toBeUndefined();
  });

  test("is nothing when the work it reports was rolled back", async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await enqueueEmail(trx, { dedupeKey: "x", mail: mailTo("ann@a.test", "Undone") });
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    await queue(mailTo("ann@a.test", "Done"));
    await work("the mail that counts is sent", () => subjects().length > 0);
    expect(subjects()).toEqual(["Done"]);
  });

  test("is sent by the worker when nobody asked for it", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    await work("it is sent", () => row(id).state === "sent");
    expect(subjects()).toEqual(["One"]);
  });
});

describe("a mail that fails", () => {
  test("is due again within 15 s, and at least once a minute then", async () => {
    const id = await stuckMail("ann@a.test", "One");
    expect(waitOf(id)).toBeLessThanOrEqual(15 * SECOND);
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(calls()).toBe(1);

    age(id, 15 * SECOND);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(waitOf(id)).toBeLessThanOrEqual(MINUTE);
    age(id, MINUTE);
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["One"]);
  });

  test("slowly is due by the time it began to be sent", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 500, delayMs: 800, times: 1 });
    await outbox.deliverWithin(id, PATIENCE);
    expect(waitOf(id)).toBeLessThan(9.5 * SECOND);
  });

  test.each([
    ["longer than its own wait is kept to", "120", 118 * SECOND, 121 * SECOND],
    ["shorter than its own wait changes nothing", "1", 8 * SECOND, 11 * SECOND],
    ["of a whole day is not believed", "86400", 14 * MINUTE, 15 * MINUTE],
  ])("a pause Postmark asks for: %s", async (_, retryAfter, least, most) => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 429, headers: { "retry-after": retryAfter }, times: 1 });
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(row(id).state).toBe("pending");
    expect(waitOf(id)).toBeGreaterThan(least);
    expect(waitOf(id)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["an inactive recipient", mailTo("gone@inactive.test", "One"), "406"],
    ["a message that is none", mailTo("not an address", "One"), "300"],
  ])("for good (%s) is given up at once, and holds nothing back", async (_, mail, code) => {
    const [id = "", later = ""] = await queueAbout(await newOrder(), mail, mailTo(mail.to, "Two"));
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(row(id)).toMatchObject({ state: "failed", attempts: 1 });
    expect(row(id).last_error).toContain(code);
    await outbox.deliverWithin(later, PATIENCE);
    expect(row(later)).toMatchObject({ state: "failed", attempts: 1 });
    age(id, 60 * MINUTE);
    expect(await OutboxQueue.findAllSendable(database.db, 10)).toEqual([]);
  });

  test("because its row cannot be read is given up, and the next one goes", async () => {
    const [id = "", next = ""] = await queue(
      mailTo("ann@a.test", "One"),
      mailTo("b@b.test", "Two"),
    );
    for (const broken of ["{", "null", '{"to":1}']) {
      database.sqlite
        .prepare("update outbox set mail = ?, state = 'pending', next_attempt_at = '' where id = ?")
        .run(broken, id);
      expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
      expect(row(id).state).toBe("failed");
    }
    expect(await outbox.deliverWithin(next, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["Two"]);
  });

  const attachments = [{ key: "no-such-object", name: "a.png", type: "image/png", size: 3 }];

  test("because an attachment is gone is given up", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One", { attachments }));
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(row(id)).toMatchObject({ state: "failed", last_error: "an attachment is gone" });
    expect(calls()).toBe(0);
  });

  test("because the bucket is away is tried again", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One", { attachments }));
    sandbox.s3.fail({ status: 500 });
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(row(id).state).toBe("pending");
  });
});

test("a mail with files has no lease while it waits for others with theirs", async () => {
  const attachments = [{ key: "large.zip", name: "large.zip", type: "application/zip", size: 3 }];
  const heal = sandbox.s3.fail({ match: "large.zip", hang: true });
  const withFiles = (to: string) => mailTo(to, "Files", { attachments });
  const ids = await queue(...["ann@a.test", "bob@b.test", "eve@c.test"].map(withFiles));
  const sending = ids.map((id) => outbox.deliver(row(id)));
  const leased = () => ids.map((id) => row(id).leased_until !== null);
  await until("one asks the bucket", () => sandbox.s3.requests.length === 1);
  expect(leased()).toEqual([true, false, false]);
  heal();
  expect(await Promise.all(sending)).toEqual(["unsent", "unsent", "unsent"]);
  expect(ids.map((id) => row(id).attempts)).toEqual([1, 1, 1]);
});
