import { describe, expect, test } from "vitest";
import { until } from "../support/until";
import {
  addForeignBounces,
  after,
  askedFrom,
  bounced,
  bouncing,
  DAY,
  dayOf,
  db,
  HOUR,
  now,
  orderWithEmail,
  recordBounces,
  sandbox,
  startBounces,
} from "../support/email/bounces-fixture";

describe("Postmark is asked", () => {
  test("nothing while no email about an order was sent within 30 days", async () => {
    const { emailId } = await orderWithEmail("ann@a.test");
    await recordBounces(after(31 * DAY));
    await db.updateTable("outbox").set({ state: "pending" }).where("id", "=", emailId).execute();
    await recordBounces(now);
    expect(askedFrom()).toEqual([]);
  });

  test("about 30 days at first, and then about the time since its last answer, with a day's overlap", async () => {
    await orderWithEmail("ann@a.test");
    const first = await recordBounces(now);
    await recordBounces(after(5 * HOUR), first);
    expect(askedFrom()).toEqual([dayOf(after(-31 * DAY)), dayOf(after(-DAY))]);
  });

  test("about 30 days again once a clock that was ahead is set right", async () => {
    await orderWithEmail("ann@a.test");
    const ahead = await recordBounces(after(9 * DAY));
    expect(await recordBounces(now, ahead)).toEqual(now);
    expect(askedFrom().at(-1)).toBe(dayOf(after(-31 * DAY)));
  });

  test("page by page until the last bounce", async () => {
    const { reference } = await orderWithEmail(bouncing());
    addForeignBounces(1200);
    await recordBounces(now);
    expect(askedFrom()).toHaveLength(3);
    expect(await bounced()).toEqual([reference]);
  });

  test("for no further page once the site is stopping", async () => {
    await orderWithEmail(bouncing());
    addForeignBounces(1200);
    expect(await recordBounces(now, undefined, AbortSignal.abort())).toBeUndefined();
    expect(askedFrom()).toHaveLength(1);
  });

  test("as soon as the job starts", async () => {
    const { reference } = await orderWithEmail(bouncing());
    const job = startBounces();
    await until("the bounce is known", async () => (await bounced()).includes(reference));
    await job.stop();
    expect(askedFrom()).toHaveLength(1);
  });
});

describe("a pass ends without an answer, and the next one asks for the same time, when Postmark", () => {
  test.each([
    ["answers 500", { status: 500 }],
    ["refuses the token", { status: 401 }],
    ["hangs", { hang: true }],
    ["ends the connection", { reset: "before" }],
    ["answers garbage", { garbage: true }],
    ["answers null", { body: "null" }],
    ["answers nothing", { body: "" }],
  ] as const)("%s", async (_, fault) => {
    const { reference } = await orderWithEmail(bouncing());
    const heal = sandbox.postmark.fail({ match: "GET /bounces", ...fault });
    const earlier = after(-HOUR);
    expect(await recordBounces(now, earlier)).toEqual(earlier);
    expect(await bounced()).toEqual([]);
    heal();
    expect(await recordBounces(now, earlier)).toEqual(now);
    expect(await bounced()).toEqual([reference]);
    expect(new Set(askedFrom()).size).toBe(1);
  });

  test("fails at a later page, after which the bounces of the earlier ones are known", async () => {
    const old = await orderWithEmail(bouncing());
    addForeignBounces(600);
    const recent = await orderWithEmail(bouncing());
    sandbox.postmark.fail({ match: "offset=500", status: 500, times: 1 });
    expect(await recordBounces(now)).toBeUndefined();
    expect(await bounced()).toEqual([recent.reference]);
    expect(await recordBounces(now)).toEqual(now);
    expect((await bounced()).sort()).toEqual([old.reference, recent.reference].sort());
  });
});

test("entries that are no bounces do not keep the others from being recorded", async () => {
  const { reference } = await orderWithEmail("ann@a.test");
  const MessageID = sandbox.postmark.mails.at(-1)!.id;
  const Bounces = [null, 7, "x", {}, { MessageID: 1, Type: [] }, { MessageID, Type: "HardBounce" }];
  const body = JSON.stringify({ TotalCount: 6, Bounces });
  sandbox.postmark.fail({ match: "GET /bounces", body });
  await recordBounces(now);
  expect(await bounced()).toEqual([reference]);
});
