import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { OrderState } from "~/server/database/states";
import { DAY, db, execute, HOUR, newOrder, rows, sandbox } from "../support/database/application";
import { deliver, enqueueAbout, mailTo, Outbox, row } from "../support/email/outbox-fixture";
import { until } from "../support/until";

const { recordBounces, startBounces } = await import("~/server/email/bounces.server");
const BouncedOrders = await import("~/orders/bounced-orders.repository.server");

/** The moment of the first question. */
const now = new Date();
const after = (ms: number) => new Date(now.getTime() + ms);

let addresses = 0;
const bouncing = (type = "hardbounce") => `${type}+${++addresses}@bounce-testing.postmarkapp.com`;
/** An address to which Postmark refuses to send. */
const inactive = () => `ann${++addresses}@inactive.test`;

async function send(orderId: string, to: string): Promise<string> {
  const [id = ""] = await enqueueAbout(orderId, mailTo(to, "Hello"));
  await deliver(id);
  return id;
}

async function orderWithEmail(email: string, state: OrderState = "paid") {
  const { id, reference } = newOrder({ email, state });
  return { id, reference, email, emailId: await send(id, email) };
}

function addForeignBounces(count: number): void {
  for (let n = 0; n < count; n += 1) {
    const To = bouncing();
    sandbox.postmark.mails.push({ id: randomUUID(), at: new Date(), From: "a@other.test", To });
  }
}

const askedFrom = () =>
  sandbox.postmark.requests.flatMap(({ path }) => {
    const [name, query] = path.split("?");
    return name === "/bounces" ? [new URLSearchParams(query).get("fromDate")] : [];
  });
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const bounced = async () => (await BouncedOrders.findAll(db, 20)).map(({ reference }) => reference);

describe("an order counts as one whose emails come back", () => {
  test.each(["HardBounce", "BadEmailAddress", "SpamComplaint", "ManuallyDeactivated"])(
    "when Postmark reports a %s of an email to its buyer",
    async (type) => {
      const { id, reference, emailId } = await orderWithEmail(bouncing(type.toLowerCase()));
      expect(await bounced()).toEqual([]);
      expect(await recordBounces(now)).toEqual(now);
      expect(await bounced()).toEqual([reference]);
      expect(await BouncedOrders.findTime(db, id)).toBe(now.toISOString());
      expect(row(emailId)).toMatchObject({ state: "sent", last_error: `bounced: ${type}` });
    },
  );

  test("when Postmark refuses an email because its recipient is inactive", async () => {
    const { reference, emailId } = await orderWithEmail(inactive());
    expect(row(emailId)).toMatchObject({ state: "failed" });
    expect(await bounced()).toEqual([reference]);
  });

  test("once, since the first report, when several emails come back and each is reported again", async () => {
    const { id, email, reference } = await orderWithEmail(bouncing());
    await recordBounces(now);
    await send(id, email);
    await recordBounces(after(HOUR));
    await recordBounces(after(2 * HOUR));
    expect(await bounced()).toEqual([reference]);
    expect(await BouncedOrders.count(db)).toBe(1);
    const times = rows("select bounced_at from outbox order by bounced_at");
    expect(times).toEqual([now, after(HOUR)].map((at) => ({ bounced_at: at.toISOString() })));
  });
});

test("an email that came back counts also when it was sent while the clock was ahead", async () => {
  const { reference } = await orderWithEmail(bouncing());
  execute("update outbox set sent_at = ?", after(9 * DAY).toISOString());
  await recordBounces(now);
  expect(await bounced()).toEqual([reference]);
});

describe("an order does not count as one whose emails come back", () => {
  test.each(["softbounce", "transient"])("after a %s", async (type) => {
    await orderWithEmail(bouncing(type));
    await recordBounces(now);
    expect(askedFrom()).toHaveLength(1);
    expect(await bounced()).toEqual([]);
  });

  test("when another product's email to the same address bounced", async () => {
    const { emailId } = await orderWithEmail("ann@a.test");
    addForeignBounces(3);
    await recordBounces(now);
    expect(await bounced()).toEqual([]);
    expect(row(emailId)).toMatchObject({ bounced_at: null, last_error: null });
  });

  test("when only the team's email about it came back", async () => {
    await send(newOrder({ state: "paid" }).id, bouncing());
    await recordBounces(now);
    expect(await bounced()).toEqual([]);
  });

  test.each(["checkout_open", "flagged", "refunded", "cancelled"] as const)(
    "while it is %s",
    async (state) => {
      await orderWithEmail(bouncing(), state);
      await recordBounces(now);
      expect(await bounced()).toEqual([]);
    },
  );

  test("once Postmark has accepted a later email to the address, but not because of an earlier one", async () => {
    const { id, email, emailId } = await orderWithEmail(bouncing());
    const other = await send(id, email);
    sandbox.postmark.mails.pop();
    await recordBounces(after(HOUR));
    expect(row(emailId)).toMatchObject({ bounced_at: after(HOUR).toISOString() });
    expect(await bounced()).toHaveLength(1);
    const later = after(2 * HOUR).toISOString();
    execute("update outbox set sent_at = ? where id = ?", later, other);
    expect(await bounced()).toEqual([]);
  });

  test("once the operator retries or drops the email that Postmark refused", async () => {
    const drop = (_: typeof db, id: string) => Outbox.drop(db, id, "she rang");
    for (const act of [Outbox.retry, drop]) {
      const { emailId } = await orderWithEmail(inactive());
      expect(await bounced()).toHaveLength(1);
      await act(db, emailId);
      expect(await bounced()).toEqual([]);
    }
  });
});

test("an email that was refused for its recipient is due again once it has another one, but a dropped one is not", async () => {
  const { id, email, emailId } = await orderWithEmail(inactive());
  const dropped = await send(id, email);
  await Outbox.drop(db, dropped, "she rang");
  await Outbox.updateRecipient(db, id, email, "ann@right.test", "new");
  const due = { state: "pending", recipient: "ann@right.test", bounced_at: null };
  expect(row(emailId)).toMatchObject(due);
  expect(row(dropped)).toMatchObject({ state: "failed" });
});

describe("Postmark is asked", () => {
  test("nothing while no email about an order was sent within 30 days", async () => {
    await orderWithEmail("ann@a.test");
    await recordBounces(after(31 * DAY));
    execute("update outbox set state = 'pending'");
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
    ["ends the connection", { reset: "before" }],
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
