import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrderState } from "~/database/states";
import { startSandbox, type Sandbox } from "../../sandbox";
import { filledIn } from "../support/assets/onboarding-client";
import { linkIn } from "../support/orders/order-visitor";

// In one process without HTTP, so that the test sets the time.
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const paidAt = new Date("2026-11-21T10:00:00.000Z");
const after = (ms: number) => new Date(paidAt.getTime() + ms);

let sandbox: Sandbox;
const load = async () => ({
  ...(await import("~/database/connection.server")),
  ...(await import("~/database/transaction.server")),
  ...(await import("~/onboarding/launch.server")),
  ...(await import("~/onboarding/reminders.server")),
  ...(await import("~/onboarding/submit-assets.server")),
  drafts: await import("~/onboarding/drafts.repository.server"),
  Orders: await import("~/ordering/orders.repository.server"),
  ...(await import("~/ordering/order-access.server")),
});
let app: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["postmark"] });
  Object.assign(process.env, sandbox.env);
  app = await load();
  const { migrate } = await import("~/database/migrate.server");
  await migrate(app.db);
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  for (const table of ["outbox", "order_links", "inquiries", "drafts", "orders"] as const) {
    await app.db.deleteFrom(table).execute();
  }
});

async function order(state: OrderState = "paid") {
  const details = {
    name: "Marlow & Sons",
    email: "ann@marlow.test",
    project: "Boilers and bathrooms",
    assets: "A logo",
    timeline: "week",
    budget: undefined,
  };
  return app.inTransaction(app.db, async (trx) => {
    const { id } = await app.Orders.insert(trx, randomUUID(), details);
    await trx.updateTable("orders").set({ state }).where("id", "=", id).execute();
    return app.Orders.update(trx, id, { paid_at: paidAt.toISOString() });
  });
}

const outboxRows = () =>
  app.db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("dedupe_key").execute();
const steps = async () =>
  (await outboxRows()).map(({ dedupe_key }) => dedupe_key.split(" ").at(-1));
const mails = async () =>
  (await outboxRows()).map(({ mail }) => JSON.parse(mail) as Record<string, string>);

describe("a paid order without assets", () => {
  test("gets reminders after 24 hours, 48 hours and 5 days, then the team gets a notice, each once", async () => {
    await order();
    for (const ms of [0, 23 * HOUR, 24 * HOUR, 25 * HOUR, 48 * HOUR, 5 * DAY, 6 * DAY, 7 * DAY]) {
      await app.remind(after(ms));
      await app.remind(after(ms));
    }
    expect(await steps()).toEqual(["24h", "48h", "5d", "7d"]);
    expect((await mails()).map(({ to }) => to)).toEqual([
      "ann@marlow.test",
      "ann@marlow.test",
      "ann@marlow.test",
      expect.not.stringContaining("marlow"),
    ]);
    await app.remind(after(20 * DAY));
    expect(await outboxRows()).toHaveLength(4);
  });

  test("gets only the latest reminder after the site was down for a long time", async () => {
    await order();
    await app.remind(after(6 * DAY));
    expect(await steps()).toEqual(["5d"]);
  });

  test("gets a reminder with its checklist, a working private link and a link to stop reminders", async () => {
    const { id, draft_id, reference } = await order();
    await app.drafts.upsert(app.db, {
      id: draft_id,
      orderId: id,
      values: { businessName: "Marlow" },
    });
    await app.drafts.updateFields(app.db, draft_id, { textContent: "We fix boilers." });
    expect(await app.remind(after(DAY))).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain("Your payment arrived on November 21, 2026");
    expect(mail?.text).toContain("Your checklist: 1 of 5 done");
    expect(mail?.text).toContain("About your business: done");
    expect(mail?.text).toContain("Business name and email: missing, required");
    expect(mail?.text).toContain("Logo and photos: missing");
    const link = linkIn(mail?.text, "/onboarding").split("link=")[1] ?? "";
    expect((await app.findOrderByAccessToken(link))?.id).toBe(id);
    const stop = linkIn(mail?.text, "/reminders").split("token=")[1] ?? "";
    expect(await app.findStop(stop)).toMatchObject({ order: { id }, link });
  });

  test("gets one reminder when two passes run at once", async () => {
    await order();
    await Promise.all([app.remind(after(DAY)), app.remind(after(DAY))]);
    expect(await steps()).toEqual(["24h"]);
  });
});

describe("no reminder is sent", () => {
  test.each<OrderState>([
    "received",
    "checkout_open",
    "payment_pending",
    "past_due",
    "cancelled",
    "refunded",
    "disputed",
    "flagged",
    "assets_received",
  ])("for an order that is %s", async (state) => {
    await order(state);
    expect(await app.remind(after(7 * DAY))).toBe(0);
  });

  test("for an order whose assets arrived, even when its state is paid again", async () => {
    const { id, draft_id } = await order();
    await app.drafts.upsert(app.db, { id: draft_id, orderId: id });
    await app.submitAssets(draft_id, filledIn);
    await app.db.updateTable("orders").set({ state: "paid" }).where("id", "=", id).execute();
    expect(await app.remind(after(2 * DAY))).toBe(0);
  });

  test("when assets arrive while the reminder waits in the outbox", async () => {
    const { id, draft_id } = await order();
    await app.remind(after(7 * DAY));
    expect(await steps()).toEqual(["5d", "7d"]);
    await app.drafts.upsert(app.db, { id: draft_id, orderId: id });
    await app.submitAssets(draft_id, filledIn);
    const keys = (await outboxRows()).map(({ dedupe_key }) => dedupe_key);
    expect(keys.sort()).toEqual([`inquiry ${draft_id} confirmed`, `inquiry ${draft_id} received`]);
  });

  test.each(["preview", "launch"])(
    "for an order after its %s, neither the one that waits in the outbox nor a later one",
    async (step) => {
      const { id } = await order();
      await app.remind(after(7 * DAY));
      expect(await steps()).toEqual(["5d", "7d"]);
      if (step === "preview") await app.reportReady(id, "https://preview.test/");
      else await app.reportLaunched(id);
      const report = expect.stringMatching(step === "preview" ? / ready 2/ : / launched$/);
      expect((await outboxRows()).map(({ dedupe_key }) => dedupe_key)).toEqual([report]);
      expect(await app.remind(after(7 * DAY))).toBe(0);
    },
  );

  test("when the order is refunded while the reminder waits in the outbox", async () => {
    const { id } = await order();
    await app.remind(after(DAY));
    await app.db.updateTable("orders").set({ state: "refunded" }).where("id", "=", id).execute();
    await app.remind(after(DAY));
    expect(await outboxRows()).toEqual([]);
  });

  test("to a buyer who stopped reminders, though the team's notice still is", async () => {
    const { id } = await order();
    await app.remind(after(DAY));
    await app.stopReminders((await app.Orders.findById(app.db, id))!);
    expect(await outboxRows()).toEqual([]);
    await app.remind(after(DAY));
    await app.remind(after(5 * DAY));
    expect(await outboxRows()).toEqual([]);
    await app.remind(after(7 * DAY));
    expect(await steps()).toEqual(["7d"]);
    expect((await mails())[0]?.text).toContain("has asked for no more reminders");
  });
});

test("stopping reminders does not delete those already sent or leased", async () => {
  const [sent, leased] = [await order(), await order()];
  await app.remind(after(DAY));
  const mark = (id: string, values: object) =>
    app.db.updateTable("outbox").set(values).where("order_id", "=", id).execute();
  await mark(sent.id, { state: "sent" });
  await mark(leased.id, { leased_until: new Date(Date.now() + 60_000).toISOString() });
  for (const { id } of [sent, leased])
    await app.stopReminders((await app.Orders.findById(app.db, id))!);
  expect(await outboxRows()).toHaveLength(2);
});

test("stopping reminders a second time keeps the first date", async () => {
  const { id } = await order();
  await app.stopReminders((await app.Orders.findById(app.db, id))!);
  const first = (await app.Orders.findById(app.db, id))?.reminders_stopped_at;
  expect(first).toMatch(/^\d{4}-/);
  await app.stopReminders((await app.Orders.findById(app.db, id))!);
  expect((await app.Orders.findById(app.db, id))?.reminders_stopped_at).toBe(first);
});
