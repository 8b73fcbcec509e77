import { beforeEach, describe, expect, test, vi } from "vitest";
import { until } from "../support/until";
import { db, execute, newOrder, sandbox } from "../support/database/application";
import {
  age,
  calls,
  deliver,
  enqueue,
  enqueueAbout,
  mailTo,
  MINUTE,
  OutboxQueue,
  row,
  SECOND,
  stuckMail,
  subjects,
  waitOf,
  work,
  worker,
} from "../support/email/outbox-fixture";

const { LONGEST_DELIVERY_MS } = await import("~/server/email/transport.server");

const TEAM = "team@a.test";

interface Mailed {
  Subject: string;
}

let order: string;
beforeEach(() => {
  order = newOrder().id;
});

describe("emails to one recipient about one order", () => {
  test("stay in order: while the first one fails, the second is left to the worker, which then sends both", async () => {
    const first = await stuckMail(TEAM, "First", order);
    const mails = [mailTo(TEAM, "Second"), mailTo("bob@b.test", "Other")];
    const [second = "", other = ""] = await enqueueAbout(order, ...mails);
    const { attempts, next_attempt_at } = row(first);
    sandbox.postmark.fail({ status: 500, times: 1 });
    expect(await deliver(second)).toBe(false);
    expect(row(second).attempts).toBe(0);
    // An early attempt on the first email, for the sake of the later one, does not change its schedule.
    expect(row(first)).toMatchObject({ attempts, next_attempt_at });
    expect(calls()).toBe(2);
    expect(await deliver(other)).toBe(true);

    const started = Date.now();
    age(first, 10 * SECOND);
    await work("both are sent", () => row(second).state === "sent");
    expect(subjects()).toEqual(["Other", "First", "Second"]);
    // The worker is woken for the second one instead of waiting for its next pass.
    expect(Date.now() - started).toBeLessThan(1500);
  });

  test("are sent one after the other when delivered at the same time, and both callers learn that they were sent", async () => {
    const ids = await enqueueAbout(order, mailTo(TEAM, "First"), mailTo(TEAM, "Second"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const sent = await Promise.all(ids.map(deliver));
    expect(sent).toEqual([true, true]);
    expect(subjects()).toEqual(["First", "Second"]);
  });

  test.each([
    ["in the same moment", 0],
    ["by machines whose clocks differ, so that the last one has the earliest time,", -SECOND],
  ])("enqueued %s are sent in the order they were enqueued", async (_, stepMs) => {
    const wanted = Array.from({ length: 8 }, (_, i) => `Mail ${i}`);
    const ids = await enqueueAbout(order, ...wanted.map((subject) => mailTo(TEAM, subject)));
    const first = Date.parse(row(ids[0] ?? "").created_at);
    for (const [i, id] of ids.entries()) {
      const time = new Date(first + i * stepMs).toISOString();
      execute("update outbox set created_at = ? where id = ?", time, id);
    }
    // A request sends those before its own; the worker sends the others.
    expect(await deliver(ids[4]!)).toBe(true);
    expect(subjects()).toEqual(wanted.slice(0, 5));
    await work("all are sent", () => subjects().length === wanted.length);
    expect(subjects()).toEqual(wanted);
  });

  test("wait for one that fails for an hour after it was enqueued, and no longer", async () => {
    const first = await stuckMail(TEAM, "First", order);
    const [second = ""] = await enqueueAbout(order, mailTo(TEAM, "Second"));
    const sendable = async () => (await OutboxQueue.findAllSendable(db, 10)).map(({ id }) => id);
    const queued = (ago: number) => {
      const times = [-ago, MINUTE].map((ms) => new Date(Date.now() + ms).toISOString());
      const change = "update outbox set created_at = ?, next_attempt_at = ? where id = ?";
      execute(change, ...times, first);
    };

    queued(59 * MINUTE);
    expect(await sendable()).toEqual([]);
    // It was enqueued while the clock was ahead: when it is due, and whether its hour is over, was written by that clock.
    queued(-2 * MINUTE);
    expect(await sendable()).toEqual([first]);
    sandbox.postmark.fail({ status: 503, times: 1 });
    expect(await deliver(first)).toBe(false);
    expect(row(first).created_at <= new Date().toISOString()).toBe(true);
    queued(61 * MINUTE);
    expect(await sendable()).toEqual([second]);
    expect(await deliver(second)).toBe(true);
    expect(row(first).state).toBe("pending");
  });
});

describe("an email whose clock was hours ahead and was set right is due at once", () => {
  const sendable = async () => (await OutboxQueue.findAllSendable(db, 10)).map(({ id }) => id);
  const whileAhead = async (work: () => Promise<unknown>) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60 * MINUTE });
    await work().finally(() => vi.useRealTimers());
  };

  test("where it was tried meanwhile, and once: then its retries are those of the right clock", async () => {
    const [id = ""] = await enqueueAbout(order, mailTo(TEAM, "First"));
    sandbox.postmark.fail({ status: 503, times: 2 });
    await whileAhead(async () => expect(await deliver(id)).toBe(false));
    expect(await sendable()).toEqual([id]);
    expect(await deliver(id)).toBe(false);
    expect(await sendable()).toEqual([]);
    expect(waitOf(id)).toBeLessThan(MINUTE);
  });

  test("also after a later email of its thread has tried it before its time", async () => {
    const [first = ""] = await enqueueAbout(order, mailTo(TEAM, "First"));
    sandbox.postmark.fail({ status: 503, times: 1 });
    await whileAhead(() => deliver(first));
    const [second = ""] = await enqueueAbout(order, mailTo(TEAM, "Second"));
    sandbox.postmark.fail({ status: 503, times: 1 });
    expect(await deliver(second)).toBe(false);
    expect(await sendable()).toContain(first);
  });

  test("also where its process died while it tried", async () => {
    let id = "";
    await whileAhead(async () => (id = await stuckMail(TEAM, "First", order)));
    const leased = { now: new Date(), leaseMs: MINUTE, early: false };
    await OutboxQueue.lease(db, row(id), leased);
    await OutboxQueue.endLeases(db, [id]);
    expect(await sendable()).toEqual([id]);
  });
});

describe("emails to one recipient about two orders", () => {
  test("do not wait for each other when one fails", async () => {
    const stuck = await stuckMail(TEAM, "Stuck", order);
    const [request = ""] = await enqueueAbout(newOrder().id, mailTo(TEAM, "By request"));
    const [background = ""] = await enqueueAbout(newOrder().id, mailTo(TEAM, "By the worker"));
    expect(await deliver(request)).toBe(true);
    await work("the other is sent", () => row(background).state === "sent");
    expect(row(stuck)).toMatchObject({ state: "pending", attempts: 1 });
    expect(subjects()).toEqual(["By request", "By the worker"]);
  });

  test("are delivered concurrently", async () => {
    const ids = [
      ...(await enqueueAbout(order, mailTo(TEAM, "One"))),
      ...(await enqueueAbout(newOrder().id, mailTo(TEAM, "Two"))),
    ];
    sandbox.postmark.fail({ delayMs: 1000, times: 2 });
    const sending = Promise.all(ids.map(deliver));
    await until("both are being sent", () => calls() === 2);
    expect(ids.map((id) => row(id).state)).toEqual(["pending", "pending"]);
    expect(await sending).toEqual([true, true]);
  });
});

describe("the outbox worker", () => {
  test("sends other emails while one is slow", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const ids = await enqueue(...names.map((name) => mailTo(`${name}@b.test`, name)));
    sandbox.postmark.fail({ delayMs: 1500, times: 1 });
    await work("all are sent", () => ids.every((id) => row(id).state === "sent"));
    const { Subject: slow } = JSON.parse(sandbox.postmark.requests[0]?.body ?? "") as Mailed;
    expect(subjects().indexOf(slow)).toBe(ids.length - 1);
  });

  test("stops after the emails that are being sent and starts no other", async () => {
    const ids = await enqueueAbout(order, mailTo(TEAM, "Being sent"), mailTo(TEAM, "Later"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const job = worker.startOutboxWorker();
    await until("the first is being sent", () => calls() > 0);
    await job.stop();
    expect(ids.map((id) => row(id).state)).toEqual(["sent", "pending"]);
    expect(subjects()).toEqual(["Being sent"]);
  });
});

describe("a lease in the outbox", () => {
  const lease = (id: string, until: number) => {
    const change = "update outbox set leased_until = ?, attempts = 1 where id = ?";
    execute(change, new Date(until).toISOString(), id);
  };

  test("keeps an email that is being sent from being sent twice", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    lease(id, Date.now() + MINUTE);
    expect(await OutboxQueue.findAllSendable(db, 10)).toEqual([]);
    expect(await deliver(id)).toBe(false);
    expect(calls()).toBe(0);
  });

  test("of a killed process is released at the start, and only that email is repeated", async () => {
    const mails = [mailTo("ann@a.test", "Sent"), mailTo("bob@b.test", "Cut off")];
    const [sent = "", cutOff = ""] = await enqueue(...mails);
    expect(await deliver(sent)).toBe(true);
    // The process died after Postmark had accepted the email and before that was recorded.
    expect(await deliver(cutOff)).toBe(true);
    execute("update outbox set state = 'pending' where id = ?", cutOff);
    lease(cutOff, Date.now() + 10 * MINUTE);

    const leased = await OutboxQueue.findAllLeased(db);
    await OutboxQueue.endLeases(db, leased);
    await work("it is sent", () => row(cutOff).state === "sent");
    expect(subjects()).toEqual(["Sent", "Cut off", "Cut off"]);
  });

  test("lasts longer than the longest delivery", async () => {
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    sandbox.postmark.fail({ delayMs: 300, times: 1 });
    const sending = deliver(id);
    await until("it is leased", () => row(id).leased_until !== null);
    const left = Date.parse(row(id).leased_until ?? "") - Date.now();
    expect(left).toBeGreaterThan(LONGEST_DELIVERY_MS);
    await sending;
  });
});
