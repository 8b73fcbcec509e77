import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "~/mail/mail";
import { startSandbox } from "../../sandbox";
import { until } from "../site";

// The outbox itself, over HTTP to the sandbox's Postmark and bucket; time passes by ageing rows.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PATIENCE = 5 * SECOND;

// The application reads its environment when it is imported.
const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env);
const database = await import("~/database/connection.server");
const { migrate } = await import("~/database/migrate.server");
const { findSendable } = await import("~/mail/mail-order.server");
const outbox = await import("~/mail/outbox.server");
const { queueMail } = await import("~/mail/queue-mail.server");
const { LONGEST_DELIVERY_MS } = await import("~/mail/transport.server");
const worker = await import("~/mail/worker.server");

beforeAll(() => migrate(database.db));
beforeEach(() => {
  sandbox.reset();
  sandbox.postmark.mails.length = 0;
});
afterEach(async () => {
  await outbox.mailsInHand();
  database.sqlite.exec("delete from outbox");
});
afterAll(() => sandbox.close());

const mailTo = (to: string, subject: string, more: Partial<Mail> = {}): Mail => ({
  to,
  subject,
  text: "Words.",
  html: "<p>Words.</p>",
  attachments: [],
  ...more,
});

async function queue(...mails: Mail[]): Promise<string[]> {
  return database.db.transaction().execute(async (trx) => {
    const ids = [];
    for (const mail of mails) {
      ids.push((await queueMail(trx, { dedupeKey: randomUUID(), mail }))!);
    }
    return ids;
  });
}

interface Mailed {
  Subject: string;
}

interface Row {
  state: string;
  attempts: number;
  next_attempt_at: string;
  created_at: string;
  last_error: string | null;
  leased_until: string | null;
}

const row = (id: string) =>
  database.sqlite.prepare("select * from outbox where id = ?").get(id) as Row;

/** Lets time pass for one mail: everything that happened to it is that much longer ago. */
function age(id: string, ms: number) {
  const before = row(id);
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  database.sqlite
    .prepare("update outbox set created_at = ?, next_attempt_at = ? where id = ?")
    .run(earlier(before.created_at), earlier(before.next_attempt_at), id);
}

const subjects = () => sandbox.postmark.mails.map(({ Subject }) => Subject);
const calls = () => sandbox.postmark.requests.length;
const waitOf = (id: string) => Date.parse(row(id).next_attempt_at) - Date.now();

/** Runs the worker until a condition holds, as the site does in the background. */
async function work(what: string, holds: () => boolean): Promise<void> {
  const loop = worker.startOutboxWorker();
  try {
    await until(what, holds);
  } finally {
    await loop.stop();
  }
}

/** A mail that has failed once, so that it waits for its next attempt. */
async function stuckMail(to: string, subject: string): Promise<string> {
  const [id = ""] = await queue(mailTo(to, subject));
  sandbox.postmark.fail({ status: 500, times: 1 });
  expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
  return id;
}

describe("a queued mail", () => {
  test("is sent once, and asking again says that it is sent", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    expect(await outbox.sendNow(id, PATIENCE)).toBe(true);
    expect(await outbox.sendNow(id, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["One"]);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
  });

  test("is not queued twice for one fact", async () => {
    const mail = mailTo("ann@a.test", "One");
    const queueOnce = () =>
      database.db.transaction().execute((trx) => queueMail(trx, { dedupeKey: "f", mail }));
    expect(await queueOnce()).toBeDefined();
    expect(await queueOnce()).toBeUndefined();
  });

  test("is nothing when the work it reports was rolled back", async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, { dedupeKey: "x", mail: mailTo("ann@a.test", "Undone") });
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
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(calls()).toBe(1);

    age(id, 15 * SECOND);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(waitOf(id)).toBeLessThanOrEqual(MINUTE);
    age(id, MINUTE);
    expect(await outbox.sendNow(id, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["One"]);
  });

  test("slowly is due by the time it began to be sent", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 500, delayMs: 800, times: 1 });
    await outbox.sendNow(id, PATIENCE);
    expect(waitOf(id)).toBeLessThan(9.5 * SECOND);
  });

  test.each([
    ["longer than its own wait is kept to", "120", 118 * SECOND, 121 * SECOND],
    ["shorter than its own wait changes nothing", "1", 8 * SECOND, 11 * SECOND],
    ["of a whole day is not believed", "86400", 14 * MINUTE, 15 * MINUTE],
  ])("a pause Postmark asks for: %s", async (_, retryAfter, least, most) => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ status: 429, headers: { "retry-after": retryAfter }, times: 1 });
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(row(id).state).toBe("pending");
    expect(waitOf(id)).toBeGreaterThan(least);
    expect(waitOf(id)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["an inactive recipient", mailTo("gone@inactive.test", "One"), "406"],
    ["a message that is none", mailTo("not an address", "One"), "300"],
  ])("for good (%s) is given up at once, and holds nothing back", async (_, mail, code) => {
    const [id = "", later = ""] = await queue(mail, mailTo(mail.to, "Two"));
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(row(id)).toMatchObject({ state: "failed", attempts: 1 });
    expect(row(id).last_error).toContain(code);
    await outbox.sendNow(later, PATIENCE);
    expect(row(later)).toMatchObject({ state: "failed", attempts: 1 });
    age(id, 60 * MINUTE);
    expect(await findSendable(10)).toEqual([]);
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
      expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
      expect(row(id).state).toBe("failed");
    }
    expect(await outbox.sendNow(next, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["Two"]);
  });

  const attachments = [{ key: "no-such-object", name: "a.png", type: "image/png", size: 3 }];

  test("because an attachment is gone is given up", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One", { attachments }));
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(row(id)).toMatchObject({ state: "failed", last_error: "an attachment is gone" });
    expect(calls()).toBe(0);
  });

  test("because the bucket is away is tried again", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One", { attachments }));
    sandbox.s3.fail({ status: 500 });
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(row(id).state).toBe("pending");
  });
});

describe("mails to one recipient", () => {
  test("keep their order: a later one is left to the worker, which sends both", async () => {
    const first = await stuckMail("ann@a.test", "First");
    const [second = "", other = ""] = await queue(
      mailTo("ann@a.test", "Second"),
      mailTo("bob@b.test", "Other"),
    );
    const { attempts, next_attempt_at } = row(first);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await outbox.sendNow(second, PATIENCE)).toBe(false);
    expect(row(second).attempts).toBe(0);
    // Tried for the later one's sake, the first keeps its own time.
    expect(row(first)).toMatchObject({ attempts, next_attempt_at });
    expect(calls()).toBe(2);
    expect(await outbox.sendNow(other, PATIENCE)).toBe(true);

    const started = Date.now();
    age(first, 10 * SECOND);
    await work("both are sent", () => row(second).state === "sent");
    expect(subjects()).toEqual(["Other", "First", "Second"]);
    // The second did not wait for a pass of its own.
    expect(Date.now() - started).toBeLessThan(1500);
  });

  test("keep their order: asked for a later one, those that wait are sent before it", async () => {
    await stuckMail("ann@a.test", "First");
    const [second = ""] = await queue(mailTo("ann@a.test", "Second"));
    expect(await outbox.sendNow(second, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["First", "Second"]);
  });

  test("sent at the same time go one after the other, and both senders know", async () => {
    const ids = await queue(mailTo("ann@a.test", "First"), mailTo("ann@a.test", "Second"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const sent = await Promise.all(ids.map((id) => outbox.sendNow(id, PATIENCE)));
    expect(sent).toEqual([true, true]);
    expect(subjects()).toEqual(["First", "Second"]);
  });

  test("queued in one moment keep the order they were queued in", async () => {
    const wanted = Array.from({ length: 8 }, (_, i) => `Mail ${i}`);
    const ids = await queue(...wanted.map((subject) => mailTo("ann@a.test", subject)));
    const { created_at } = row(ids[0] ?? "");
    database.sqlite.prepare("update outbox set created_at = ?").run(created_at);
    await work("all are sent", () => ids.every((id) => row(id).state === "sent"));
    expect(subjects()).toEqual(wanted);
  });

  test("are held back by a stuck one for an hour after it was queued, and no longer", async () => {
    const first = await stuckMail("ann@a.test", "First");
    const [second = ""] = await queue(mailTo("ann@a.test", "Second"));
    const sendable = async () => (await findSendable(10)).map(({ id }) => id);
    const queued = (ago: number) =>
      database.sqlite
        .prepare("update outbox set created_at = ?, next_attempt_at = '9999' where id = ?")
        .run(new Date(Date.now() - ago).toISOString(), first);

    queued(59 * MINUTE);
    expect(await sendable()).toEqual([]);
    queued(61 * MINUTE);
    expect(await sendable()).toEqual([second]);
    expect(await outbox.sendNow(second, PATIENCE)).toBe(true);
    expect(row(first).state).toBe("pending");
  });
});

describe("the worker", () => {
  test("is not held up by one slow mail", async () => {
    const ids = await queue(
      ...["a", "b", "c", "d", "e", "f"].map((name) => mailTo(`${name}@b.test`, name)),
    );
    sandbox.postmark.fail({ delayMs: 1500, times: 1 });
    await work("all are sent", () => ids.every((id) => row(id).state === "sent"));
    const { Subject: slow } = JSON.parse(sandbox.postmark.requests[0]?.body ?? "") as Mailed;
    expect(subjects().indexOf(slow)).toBe(ids.length - 1);
  });

  test("stops after the mails in hand, and begins no other", async () => {
    const ids = await queue(mailTo("a@a.test", "In hand"), mailTo("a@a.test", "Later"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const loop = worker.startOutboxWorker();
    await until("the first is on its way", () => calls() > 0);
    await loop.stop();
    expect(ids.map((id) => row(id).state)).toEqual(["sent", "pending"]);
    expect(subjects()).toEqual(["In hand"]);
  });
});

describe("a lease", () => {
  const lease = (id: string, until: number) =>
    database.sqlite
      .prepare("update outbox set leased_until = ?, attempts = 1 where id = ?")
      .run(new Date(until).toISOString(), id);

  test("keeps a mail that is being sent from being sent again", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    lease(id, Date.now() + MINUTE);
    expect(await findSendable(10)).toEqual([]);
    expect(await outbox.sendNow(id, PATIENCE)).toBe(false);
    expect(calls()).toBe(0);
  });

  test("of a former process is void at the start; that mail alone is repeated", async () => {
    const [sent = "", cutOff = ""] = await queue(
      mailTo("ann@a.test", "Sent"),
      mailTo("bob@b.test", "Cut off"),
    );
    expect(await outbox.sendNow(sent, PATIENCE)).toBe(true);
    // The process died after Postmark had taken the mail and before that was written down.
    expect(await outbox.sendNow(cutOff, PATIENCE)).toBe(true);
    database.sqlite.prepare("update outbox set state = 'pending' where id = ?").run(cutOff);
    lease(cutOff, Date.now() + 10 * MINUTE);

    await outbox.releaseLeases();
    await work("it is sent", () => row(cutOff).state === "sent");
    expect(subjects()).toEqual(["Sent", "Cut off", "Cut off"]);
  });

  test("outlives the longest delivery", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const sending = outbox.sendNow(id, PATIENCE);
    await until("it is leased", () => row(id).leased_until !== null);
    const left = Date.parse(row(id).leased_until ?? "") - Date.now();
    expect(left).toBeGreaterThan(LONGEST_DELIVERY_MS);
    await sending;
  });
});
