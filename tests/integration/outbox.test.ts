import { describe, expect, test } from "vitest";
import {
  age,
  calls,
  database,
  inTransaction,
  OutboxQueue,
  mailTo,
  MINUTE,
  newOrder,
  outbox,
  SEND_TIMEOUT_MS,
  enqueue,
  enqueueAbout,
  enqueueEmail,
  row,
  sandbox,
  SECOND,
  stuckMail,
  subjects,
  waitOf,
  work,
} from "../support/email/outbox-fixture";
import { until } from "../support/until";

describe("an email in the outbox", () => {
  test("is sent once, and delivering it again reports that it was sent", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(true);
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(true);
    expect(subjects()).toEqual(["One"]);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
  });

  test("is not enqueued twice under the same dedupe key", async () => {
    const mail = mailTo("ann@a.test", "One");
    const queueOnce = () =>
      inTransaction(database.db, (trx) => enqueueEmail(trx, { dedupeKey: "f", mail }));
    expect(await queueOnce()).toBeDefined();
    expect(await queueOnce()).toBeUndefined();
  });

  test("is not sent when the transaction that enqueued it was rolled back", async () => {
    const undone = inTransaction(database.db, async (trx) => {
      await enqueueEmail(trx, { dedupeKey: "x", mail: mailTo("ann@a.test", "Undone") });
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    await enqueue(mailTo("ann@a.test", "Done"));
    await work("the mail that counts is sent", () => subjects().length > 0);
    expect(subjects()).toEqual(["Done"]);
  });

  test("is sent by the worker", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    await work("it is sent", () => row(id).state === "sent");
    expect(subjects()).toEqual(["One"]);
  });
});

describe("an email whose delivery fails", () => {
  test("is retried within 15 s, and then at least once a minute", async () => {
    const id = await stuckMail("ann@a.test", "One");
    expect(waitOf(id)).toBeLessThanOrEqual(15 * SECOND);
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
    expect(calls()).toBe(1);

    age(id, 15 * SECOND);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
    expect(waitOf(id)).toBeLessThanOrEqual(MINUTE);
    age(id, MINUTE);
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(true);
    expect(subjects()).toEqual(["One"]);
  });

  test("slowly is retried after a wait counted from the start of the attempt", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 500, delayMs: 800, times: 1 });
    await outbox.deliverWithin(id, SEND_TIMEOUT_MS);
    expect(waitOf(id)).toBeLessThan(9.5 * SECOND);
  });

  test.each([
    ["a longer pause than the backoff is respected", "120", 118 * SECOND, 121 * SECOND],
    ["a shorter pause than the backoff changes nothing", "1", 8 * SECOND, 11 * SECOND],
    ["a pause of a day is cut to 15 minutes", "86400", 14 * MINUTE, 15 * MINUTE],
  ])("waits as Postmark's Retry-After asks: %s", async (_, retryAfter, least, most) => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 429, headers: { "retry-after": retryAfter }, times: 1 });
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
    expect(row(id).state).toBe("pending");
    expect(waitOf(id)).toBeGreaterThan(least);
    expect(waitOf(id)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["an inactive recipient", mailTo("gone@inactive.test", "One"), "406"],
    ["an invalid message", mailTo("not an address", "One"), "300"],
  ])(
    "permanently, for %s, is not retried and does not hold back its thread",
    async (_, mail, code) => {
      const [id = "", later = ""] = await enqueueAbout(
        await newOrder(),
        mail,
        mailTo(mail.to, "Two"),
      );
      expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
      expect(row(id)).toMatchObject({ state: "failed", attempts: 1 });
      expect(row(id).last_error).toContain(code);
      await outbox.deliverWithin(later, SEND_TIMEOUT_MS);
      expect(row(later)).toMatchObject({ state: "failed", attempts: 1 });
      age(id, 60 * MINUTE);
      expect(await OutboxQueue.findAllSendable(database.db, 10)).toEqual([]);
    },
  );

  test("because its stored row is malformed is not retried, and the next email is sent", async () => {
    const [id = "", next = ""] = await enqueue(
      mailTo("ann@a.test", "One"),
      mailTo("b@b.test", "Two"),
    );
    for (const broken of ["{", "null", '{"to":1}']) {
      database.execute(
        "update outbox set mail = ?, state = 'pending', next_attempt_at = '' where id = ?",
        broken,
        id,
      );
      expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
      expect(row(id).state).toBe("failed");
    }
    expect(await outbox.deliverWithin(next, SEND_TIMEOUT_MS)).toBe(true);
    expect(subjects()).toEqual(["Two"]);
  });

  const attachments = [{ key: "no-such-object", name: "a.png", type: "image/png", size: 3 }];

  test("because an attachment no longer exists is not retried", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One", { attachments }));
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
    expect(row(id)).toMatchObject({ state: "failed", last_error: "an attachment is gone" });
    expect(calls()).toBe(0);
  });

  test("because the bucket does not answer is retried", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One", { attachments }));
    sandbox.s3.fail({ status: 500 });
    expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
    expect(row(id).state).toBe("pending");
  });
});

test("an email with attachments is leased only when its turn to load them has come", async () => {
  const attachments = [{ key: "large.zip", name: "large.zip", type: "application/zip", size: 3 }];
  const heal = sandbox.s3.fail({ match: "large.zip", hang: true });
  const withFiles = (to: string) => mailTo(to, "Files", { attachments });
  const ids = await enqueue(...["ann@a.test", "bob@b.test", "eve@c.test"].map(withFiles));
  const sending = ids.map((id) => outbox.deliver(row(id)));
  const leased = () => ids.map((id) => row(id).leased_until !== null);
  await until("one asks the bucket", () => sandbox.s3.requests.length === 1);
  expect(leased()).toEqual([true, false, false]);
  heal();
  expect(await Promise.all(sending)).toEqual(["unsent", "unsent", "unsent"]);
  expect(ids.map((id) => row(id).attempts)).toEqual([1, 1, 1]);
});
