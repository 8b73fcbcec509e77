import { describe, expect, test } from "vitest";
import { until } from "../support/until";
import {
  calls,
  database,
  mailTo,
  Outbox,
  outbox,
  SEND_TIMEOUT_MS,
  enqueue,
  row,
  sandbox,
} from "../support/email/outbox-fixture";

describe("an email that an operator drops while it is being sent", () => {
  async function dropWhileSending(fault: Parameters<typeof sandbox.postmark.fail>[0]) {
    sandbox.postmark.fail({ ...fault, delayMs: 300, times: 1 });
    const [id = ""] = await enqueue(mailTo("ann@a.test", "One"));
    const sending = outbox.deliverWithin(id, SEND_TIMEOUT_MS);
    await until("it is being sent", () => calls() === 1);
    expect(await Outbox.retry(database.db, id)).toBe(false);
    expect(await Outbox.drop(database.db, id, "a mistake")).toBe(true);
    return { id, sent: await sending };
  }

  test("counts as sent when Postmark has accepted it", async () => {
    const { id, sent } = await dropWhileSending({});
    expect(sent).toBe(true);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
    expect(await Outbox.drop(database.db, id, "too late")).toBe(false);
  });

  test("stays dropped when the delivery fails, and can be retried", async () => {
    const { id } = await dropWhileSending({ status: 500 });
    expect(row(id)).toMatchObject({ state: "failed", last_error: "dropped: a mistake" });
    expect(await Outbox.retry(database.db, id)).toBe(true);
    expect(row(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
  });
});
