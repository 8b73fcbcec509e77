import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { OrderState } from "~/server/database/states";
import { filledIn } from "../support/assets/onboarding-client";
import { DAY, db, details, execute, HOUR, newOrder } from "../support/database/application";
import { until } from "../support/until";
import { linkIn } from "../support/orders/order-visitor";

// In one process without HTTP, so that the test sets the time.
const paidAt = new Date("2026-11-21T10:00:00.000Z");
const after = (ms: number) => new Date(paidAt.getTime() + ms);

const { reportLaunched, reportReady } = await import("~/orders/launch.server");
const { findOrderByAccessToken } = await import("~/orders/order-access.server");
const { findStop, pauseReminders, remind, startReminders } =
  await import("~/assets/reminders.server");
const { submitAssets } = await import("~/assets/submit-assets.server");
const Drafts = await import("~/assets/drafts.repository.server");

const order = (state: OrderState = "paid", paid = paidAt) =>
  newOrder({ state, paid_at: paid.toISOString() });

const outboxRows = () =>
  db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("dedupe_key").execute();
const steps = async () =>
  (await outboxRows()).map(({ dedupe_key }) => dedupe_key.split(" ").at(-1));
const mails = async () =>
  (await outboxRows()).map(({ mail }) => JSON.parse(mail) as Record<string, string>);

describe("a paid order without assets", () => {
  test("gets reminders after 24 hours, 48 hours and 5 days, then the team gets a notice, each once", async () => {
    order();
    for (const ms of [0, 23 * HOUR, 24 * HOUR, 25 * HOUR, 48 * HOUR, 5 * DAY, 6 * DAY, 7 * DAY]) {
      await remind(after(ms));
      await remind(after(ms));
    }
    expect(await steps()).toEqual(["24h", "48h", "5d", "7d"]);
    const buyer = details.email;
    const notTheBuyer = expect.not.stringContaining("plumbing") as string;
    expect((await mails()).map(({ to }) => to)).toEqual([buyer, buyer, buyer, notTheBuyer]);
    await remind(after(20 * DAY));
    expect(await outboxRows()).toHaveLength(4);
  });

  test("gets a reminder with its checklist, a working private link and a link to stop reminders", async () => {
    const { id, draft_id, reference } = order();
    const begun = { id: draft_id, values: { businessName: "Marlow" } };
    await Drafts.upsertOfOrder(db, { id, draft_id }, begun);
    await Drafts.upsert(db, { id: draft_id }, { fields: { textContent: "We fix boilers." } });
    expect(await remind(after(DAY))).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain("Your payment arrived on November 21, 2026");
    expect(mail?.text).toContain("Your checklist: 1 of 5 done");
    expect(mail?.text).toContain("About your business: done");
    expect(mail?.text).toContain("Business name and email: missing, required");
    expect(mail?.text).toContain("Logo and photos: missing");
    const link = linkIn(mail?.text, "/onboarding").split("link=")[1] ?? "";
    expect((await findOrderByAccessToken(link))?.id).toBe(id);
    const stop = linkIn(mail?.text, "/reminders").split("token=")[1] ?? "";
    expect(await findStop(stop)).toMatchObject({ order: { id }, link });
  });

  test("is told the due day of its plan, which is a Monday if 48 hours end on a weekend", async () => {
    const thursday = after(-2 * DAY);
    order("paid", thursday);
    for (const days of [2, 5]) await remind(new Date(thursday.getTime() + days * DAY));
    const [saturday, tuesday] = (await mails()).map(({ text }) => text);
    expect(saturday).toContain("Your files: by Monday, November 23.");
    expect(saturday).not.toMatch(/48 hours|moves back/);
    expect(tuesday).toContain("Your files: were due on Monday, November 23.");
  });

  test("gets none while the clock is known to be wrong", async () => {
    newOrder({ state: "paid", paid_at: new Date(Date.now() - DAY - HOUR).toISOString() });
    for (const [isRight, sent] of [
      [false, []],
      [true, ["24h"]],
    ] as const) {
      let asked = false;
      const job = startReminders(() => {
        asked = true;
        return Promise.resolve(isRight);
      });
      await until("the clock is judged", () => asked);
      await job.stop();
      expect(await steps()).toEqual(sent);
    }
  });

  test("gets one reminder when two passes run at once", async () => {
    order();
    await Promise.all([1, 2].map(() => remind(after(DAY))));
    expect(await steps()).toEqual(["24h"]);
  });
});

describe("no reminder is sent", () => {
  test.each<OrderState>([
    ...(["received", "checkout_open", "payment_pending", "past_due", "cancelled"] as const),
    ...(["refunded", "disputed", "flagged", "assets_received"] as const),
  ])("for an order that is %s", async (state) => {
    order(state);
    expect(await remind(after(7 * DAY))).toBe(0);
  });

  test("for an order whose assets arrived, even when its state is paid again", async () => {
    const { id, draft_id } = order();
    await Drafts.upsertOfOrder(db, { id, draft_id }, { id: draft_id });
    await submitAssets(draft_id, filledIn, randomUUID());
    execute("update orders set state = 'paid' where id = ?", id);
    expect(await remind(after(2 * DAY))).toBe(0);
  });

  test("when assets arrive while the reminder waits in the outbox", async () => {
    const { id, draft_id } = order();
    await remind(after(7 * DAY));
    expect(await steps()).toEqual(["5d", "7d"]);
    await Drafts.upsertOfOrder(db, { id, draft_id }, { id: draft_id });
    const page = randomUUID();
    await submitAssets(draft_id, filledIn, page);
    const keys = (await outboxRows()).map(({ dedupe_key }) => dedupe_key);
    expect(keys.sort()).toEqual([`inquiry ${page} confirmed`, `inquiry ${page} received`]);
  });

  test.each(["preview", "launch"])(
    "for an order after its %s, neither the one that waits in the outbox nor a later one",
    async (step) => {
      const { id } = order();
      await remind(after(7 * DAY));
      expect(await steps()).toEqual(["5d", "7d"]);
      const by = { orderId: id, actor: "command line" } as const;
      if (step === "preview") await reportReady(by, "https://preview.test/");
      else await reportLaunched(by, { why: "she handed us everything" });
      // A launch is told to its buyer some minutes later.
      const reports = step === "preview" ? [expect.stringMatching(/ ready 2/)] : [];
      expect((await outboxRows()).map(({ dedupe_key }) => dedupe_key)).toEqual(reports);
      expect(await remind(after(7 * DAY))).toBe(0);
    },
  );

  test("when the order is refunded while the reminder waits in the outbox", async () => {
    const { id } = order();
    await remind(after(DAY));
    execute("update orders set state = 'refunded' where id = ?", id);
    await remind(after(DAY));
    expect(await outboxRows()).toEqual([]);
  });

  test("to a buyer who stopped reminders, though the team's notice still is", async () => {
    const { id } = order();
    await remind(after(DAY));
    await stop(id);
    expect(await outboxRows()).toEqual([]);
    await remind(after(DAY));
    await remind(after(5 * DAY));
    expect(await outboxRows()).toEqual([]);
    await remind(after(7 * DAY));
    expect(await steps()).toEqual(["7d"]);
    expect((await mails())[0]?.text).toContain("has asked for no more reminders");
  });
});

const stop = (id: string) => pauseReminders({ orderId: id, actor: "customer" }, true);

test("stopping reminders does not delete those already sent or leased", async () => {
  const leased_until = new Date(Date.now() + 60_000).toISOString();
  const orders = [order(), order()];
  await remind(after(DAY));
  for (const [i, values] of [{ state: "sent" as const }, { leased_until }].entries()) {
    const { id } = orders[i]!;
    await db.updateTable("outbox").set(values).where("order_id", "=", id).execute();
    await stop(id);
  }
  expect(await outboxRows()).toHaveLength(2);
});
