import { beforeEach, describe, expect, test } from "vitest";
import { until } from "../support/until";
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
  row,
  sandbox,
  SECOND,
  stuckMail,
  subjects,
  work,
  worker,
} from "../support/email/queued-mails";

const { LONGEST_DELIVERY_MS } = await import("~/email/transport.server");

const TEAM = "team@a.test";

interface Mailed {
  Subject: string;
}

let order: string;
beforeEach(async () => {
  order = await newOrder();
});

describe("mails to one recipient about one order", () => {
  test("keep their order: a later one is left to the worker, which sends both", async () => {
    const first = await stuckMail(TEAM, "First", order);
    const [second = "", other = ""] = await queueAbout(
      order,
      mailTo(TEAM, "Second"),
      mailTo("bob@b.test", "Other"),
    );
    const { attempts, next_attempt_at } = row(first);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await outbox.deliverWithin(second, PATIENCE)).toBe(false);
    expect(row(second).attempts).toBe(0);
    // Tried for the later one's sake, the first keeps its own time.
    expect(row(first)).toMatchObject({ attempts, next_attempt_at });
    expect(calls()).toBe(2);
    expect(await outbox.deliverWithin(other, PATIENCE)).toBe(true);

    const started = Date.now();
    age(first, 10 * SECOND);
    await work("both are sent", () => row(second).state === "sent");
    expect(subjects()).toEqual(["Other", "First", "Second"]);
    // The second did not wait for a pass of its own.
    expect(Date.now() - started).toBeLessThan(1500);
  });

  test("keep their order: asked for a later one, those that wait are sent before it", async () => {
    await stuckMail(TEAM, "First", order);
    const [second = ""] = await queueAbout(order, mailTo(TEAM, "Second"));
    expect(await outbox.deliverWithin(second, PATIENCE)).toBe(true);
    expect(subjects()).toEqual(["First", "Second"]);
  });

  test("sent at the same time go one after the other, and both senders know", async () => {
    const ids = await queueAbout(order, mailTo(TEAM, "First"), mailTo(TEAM, "Second"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const sent = await Promise.all(ids.map((id) => outbox.deliverWithin(id, PATIENCE)));
    expect(sent).toEqual([true, true]);
    expect(subjects()).toEqual(["First", "Second"]);
  });

  test("queued in one moment keep the order they were queued in", async () => {
    const wanted = Array.from({ length: 8 }, (_, i) => `Mail ${i}`);
    const ids = await queueAbout(order, ...wanted.map((subject) => mailTo(TEAM, subject)));
    const { created_at } = row(ids[0] ?? "");
    database.sqlite.prepare("update outbox set created_at = ?").run(created_at);
    await work("all are sent", () => ids.every((id) => row(id).state === "sent"));
    expect(subjects()).toEqual(wanted);
  });

  test("are held back by a stuck one for an hour after it was queued, and no longer", async () => {
    const first = await stuckMail(TEAM, "First", order);
    const [second = ""] = await queueAbout(order, mailTo(TEAM, "Second"));
    const sendable = async () =>
      (await OutboxQueue.findAllSendable(database.db, 10)).map(({ id }) => id);
    const queued = (ago: number) =>
      database.sqlite
        .prepare("update outbox set created_at = ?, next_attempt_at = ? where id = ?")
        .run(...[-ago, MINUTE].map((ms) => new Date(Date.now() + ms).toISOString()), first);

    queued(59 * MINUTE);
    expect(await sendable()).toEqual([]);
    queued(61 * MINUTE);
    expect(await sendable()).toEqual([second]);
    expect(await outbox.deliverWithin(second, PATIENCE)).toBe(true);
    expect(row(first).state).toBe("pending");
  });
});

describe("mails to one recipient about two orders", () => {
  test("do not wait for each other: one that is stuck holds back none about another order", async () => {
    const stuck = await stuckMail(TEAM, "Stuck", order);
    const [request = "", background = ""] = [
      ...(await queueAbout(await newOrder(), mailTo(TEAM, "By request"))),
      ...(await queueAbout(await newOrder(), mailTo(TEAM, "By the worker"))),
    ];
    expect(await outbox.deliverWithin(request, PATIENCE)).toBe(true);
    await work("the other is sent", () => row(background).state === "sent");
    expect(row(stuck)).toMatchObject({ state: "pending", attempts: 1 });
    expect(subjects()).toEqual(["By request", "By the worker"]);
  });

  test("are on their way at the same time", async () => {
    const ids = [
      ...(await queueAbout(order, mailTo(TEAM, "One"))),
      ...(await queueAbout(await newOrder(), mailTo(TEAM, "Two"))),
    ];
    sandbox.postmark.fail({ delayMs: 1000, times: 2 });
    const sending = Promise.all(ids.map((id) => outbox.deliverWithin(id, PATIENCE)));
    await until("both are on their way", () => calls() === 2);
    expect(ids.map((id) => row(id).state)).toEqual(["pending", "pending"]);
    expect(await sending).toEqual([true, true]);
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
    const ids = await queueAbout(order, mailTo(TEAM, "In hand"), mailTo(TEAM, "Later"));
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
    expect(await OutboxQueue.findAllSendable(database.db, 10)).toEqual([]);
    expect(await outbox.deliverWithin(id, PATIENCE)).toBe(false);
    expect(calls()).toBe(0);
  });

  test("of a former process is void at the start; that mail alone is repeated", async () => {
    const [sent = "", cutOff = ""] = await queue(
      mailTo("ann@a.test", "Sent"),
      mailTo("bob@b.test", "Cut off"),
    );
    expect(await outbox.deliverWithin(sent, PATIENCE)).toBe(true);
    // The process died after Postmark had taken the mail and before that was written down.
    expect(await outbox.deliverWithin(cutOff, PATIENCE)).toBe(true);
    database.sqlite.prepare("update outbox set state = 'pending' where id = ?").run(cutOff);
    lease(cutOff, Date.now() + 10 * MINUTE);

    const leased = await OutboxQueue.findAllLeased(database.db);
    await OutboxQueue.endLeases(database.db, leased);
    await work("it is sent", () => row(cutOff).state === "sent");
    expect(subjects()).toEqual(["Sent", "Cut off", "Cut off"]);
  });

  test("outlives the longest delivery", async () => {
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const sending = outbox.deliverWithin(id, PATIENCE);
    await until("it is leased", () => row(id).leased_until !== null);
    const left = Date.parse(row(id).leased_until ?? "") - Date.now();
    expect(left).toBeGreaterThan(LONGEST_DELIVERY_MS);
    await sending;
  });
});
