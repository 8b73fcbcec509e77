import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import type { Email } from "~/server/email/email";
import { db, execute, inTransaction, newOrder, sandbox } from "../support/database/application";
import {
  age,
  calls,
  deliver,
  enqueue,
  enqueueAbout,
  enqueueEmail,
  enqueueFromStranger,
  mailTo,
  MINUTE,
  Outbox,
  outbox,
  OutboxQueue,
  row,
  SECOND,
  stuckMail,
  subjects,
  waitOf,
  work,
} from "../support/email/outbox-fixture";
import { stranger } from "../support/assets/upload-senders";
import { until } from "../support/until";

const bucket = await import("~/server/storage/bucket.server");

describe("an email in the outbox", () => {
  test("is sent once, and delivering it again reports that it was sent", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    expect(await deliver(id)).toBe(true);
    expect(await deliver(id)).toBe(true);
    expect(subjects()).toEqual(["One"]);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
  });

  test("is not enqueued twice under the same dedupe key", async () => {
    const mail = mailTo("ann@a.test", "One");
    const queueOnce = () => inTransaction(db, (trx) => enqueueEmail(trx, { dedupeKey: "f", mail }));
    expect(await queueOnce()).toBeDefined();
    expect(await queueOnce()).toBeUndefined();
  });
});

describe("an email whose delivery fails", () => {
  test("is retried within 15 s, and then at least once a minute", async () => {
    const id = await stuckMail("ann@a.test", "One");
    expect(waitOf(id)).toBeLessThanOrEqual(15 * SECOND);
    expect(await deliver(id)).toBe(false);
    expect(calls()).toBe(1);

    age(id, 15 * SECOND);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await deliver(id)).toBe(false);
    expect(waitOf(id)).toBeLessThanOrEqual(MINUTE);
    age(id, MINUTE);
    expect(await deliver(id)).toBe(true);
    expect(subjects()).toEqual(["One"]);
  });

  test("slowly is retried after a wait counted from the start of the attempt", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 500, delayMs: 800, times: 1 });
    await deliver(id);
    expect(waitOf(id)).toBeLessThan(9.5 * SECOND);
  });

  test.each([
    ["a longer pause than the backoff is respected", "120", 118 * SECOND, 121 * SECOND],
    ["a shorter pause than the backoff changes nothing", "1", 8 * SECOND, 11 * SECOND],
    ["a pause of a day is cut to 15 minutes", "86400", 14 * MINUTE, 15 * MINUTE],
  ])("waits as Postmark's Retry-After asks: %s", async (_, retryAfter, least, most) => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 429, headers: { "retry-after": retryAfter }, times: 1 });
    expect(await deliver(id)).toBe(false);
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
      const order = newOrder().id;
      const [id = "", later = ""] = await enqueueAbout(order, mail, mailTo(mail.to, "Two"));
      expect(await deliver(id)).toBe(false);
      expect(row(id)).toMatchObject({ state: "failed", attempts: 1 });
      expect(row(id).last_error).toContain(code);
      await deliver(later);
      expect(row(later)).toMatchObject({ state: "failed", attempts: 1 });
      age(id, 60 * MINUTE);
      expect(await OutboxQueue.findAllSendable(db, 10)).toEqual([]);
    },
  );

  test("because its stored row is malformed is not retried, and the next email is sent", async () => {
    const [id = "", next = ""] = await enqueue(
      mailTo("ann@a.test", "One"),
      mailTo("b@b.test", "Two"),
    );
    const reset =
      "update outbox set mail = ?, state = 'pending', next_attempt_at = '' where id = ?";
    for (const broken of ["{", "null", '{"to":1}']) {
      execute(reset, broken, id);
      expect(await deliver(id)).toBe(false);
      expect(row(id).state).toBe("failed");
    }
    expect(await deliver(next)).toBe(true);
    expect(subjects()).toEqual(["Two"]);
  });

  const attachments = [{ key: "no-such-object", name: "a.png", type: "image/png", size: 3 }];

  test("because an attachment no longer exists is not retried", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One", { attachments }));
    expect(await deliver(id)).toBe(false);
    expect(row(id)).toMatchObject({ state: "failed", last_error: "an attachment is gone" });
    expect(calls()).toBe(0);
  });

  test("because the bucket does not answer is retried", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One", { attachments }));
    sandbox.s3.fail({ status: 500 });
    expect(await deliver(id)).toBe(false);
    expect(row(id).state).toBe("pending");
  });
});

/** An email about an order that Postmark is slow to answer about. */
async function beingSent(to: string, status?: number) {
  const order = newOrder().id;
  sandbox.postmark.fail({ status, delayMs: 300, times: 1 });
  const [id = ""] = await enqueueAbout(order, mailTo(to, "One"));
  const sending = deliver(id);
  await until("it is being sent", () => calls() === 1);
  return { id, order, sending };
}

describe("an email that an operator drops while it is being sent", () => {
  async function dropWhileSending(status?: number) {
    const { id, sending } = await beingSent("ann@a.test", status);
    expect(await Outbox.retry(db, id)).toBe(false);
    expect(await Outbox.drop(db, id, "a mistake")).toBe(true);
    return { id, sent: await sending };
  }

  test("counts as sent when Postmark has accepted it", async () => {
    const { id, sent } = await dropWhileSending();
    expect(sent).toBe(true);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
    expect(await Outbox.drop(db, id, "too late")).toBe(false);
  });

  test("stays dropped when the delivery fails, and can be retried", async () => {
    const { id } = await dropWhileSending(500);
    expect(row(id)).toMatchObject({ state: "failed", last_error: "dropped: a mistake" });
    expect(await Outbox.retry(db, id)).toBe(true);
    expect(row(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
  });
});

test.each([
  ["refuses it for its former recipient", "gone@inactive.test", ["right@b.test"]],
  ["accepts it for its former recipient", "wrong@a.test", ["wrong@a.test", "right@b.test"]],
])(
  "an email that is readdressed while Postmark %s is due at once, and is sent to its new recipient",
  async (_, from, to) => {
    const { id, order, sending } = await beingSent(from);
    await Outbox.updateRecipient(db, order, from, "right@b.test", "new");
    expect(await sending).toBe(false);
    expect(row(id)).toMatchObject({
      ...{ state: "pending", recipient: "right@b.test", attempts: 0 },
      ...{ leased_until: null, last_error: null, bounced_at: null, message_id: null },
    });
    await work("it is sent", () => row(id).state === "sent");
    expect(sandbox.postmark.mails.map(({ To }) => To)).toEqual(to);
  },
);

test("an email to the team stays the team's where the buyer's address, which was theirs too, is corrected", async () => {
  const order = newOrder().id;
  const { emailToTeam } = await import("~/server/email/render-email");
  const content = { subject: "Order paid", heading: "Paid", parts: [], preheader: "" };
  const [forTeam = "", forBuyer = ""] = await enqueueAbout(
    order,
    emailToTeam({ inbox: "team@a.test" }, content),
    mailTo("team@a.test", "Receipt"),
  );
  await Outbox.updateRecipient(db, order, "team@a.test", "ann@b.test", "new");
  expect([forTeam, forBuyer].map((id) => row(id).recipient)).toEqual(["team@a.test", "ann@b.test"]);
});

/** As many bytes as Postmark takes with one email. */
const LARGEST = 7_400_000;

const withFile = (to: string, key: string) => {
  const attachments = [{ key, name: key, type: "application/octet-stream", size: LARGEST }];
  return mailTo(to, to, { attachments });
};

test("an email with attachments is leased only when its turn to load them has come", async () => {
  const heal = sandbox.s3.fail({ match: "large.zip", hang: true });
  const to = ["ann@a.test", "bob@b.test", "eve@c.test"];
  const ids = await enqueue(...to.map((name) => withFile(name, "large.zip")));
  const sending = ids.slice(0, 2).map((id) => outbox.deliver(row(id)));
  await until("two ask the bucket", () => sandbox.s3.requests.length === 2);
  // Its sender neither waits for others' files nor reads that it has failed.
  expect(await outbox.deliverWithin(ids[2]!, 2 ** 30)).toBe(true);
  expect(await outbox.deliverWithin(ids[2]!, 2 ** 30)).toBe(true);
  expect(ids.filter((id) => row(id).leased_until !== null)).toHaveLength(2);
  heal();
  expect(await Promise.all(sending)).toEqual(["unsent", "unsent"]);
  await outbox.deliveriesEnded();
  expect(ids.map((id) => row(id).attempts)).toEqual([1, 1, 1]);
});

test.each([
  ["customers", enqueue],
  ["strangers", (...mails: Email[]) => enqueueFromStranger(null, ...mails)],
])(
  "while the bucket withholds the largest file of one email, %s' next emails with the largest files are sent at once",
  async (who, enqueueAll) => {
    const photo = `${who}.jpg`;
    const about = { type: "image/jpeg", name: photo, size: LARGEST, sender: stranger("a") };
    await bucket.putObject(photo, about, Readable.from([Buffer.alloc(LARGEST)]));
    const heal = sandbox.s3.fail({ match: "withheld.zip", hang: true });
    const [withheld = "", ...others] = await enqueueAll(
      withFile("ann@a.test", "withheld.zip"),
      ...["bob", "eve", "ivy", "una"].map((name) => withFile(`${name}@b.test`, photo)),
    );
    const waiting = outbox.deliver(row(withheld));
    await until("the bucket is asked", () =>
      sandbox.s3.requests.some(({ path }) => path.includes("withheld.zip")),
    );
    for (const id of others) {
      await deliver(id);
      expect(row(id).state).toBe("sent");
    }
    expect(row(withheld).state).toBe("pending");
    heal();
    await waiting;
  },
);
