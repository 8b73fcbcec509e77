import { describe, expect, test } from "vitest";
import { until } from "../support/until";
import {
  calls,
  database,
  mailTo,
  Outbox,
  outbox,
  PATIENCE,
  queue,
  row,
  sandbox,
} from "../support/email/queued-mails";

describe("a mail that is given up while it is being sent", () => {
  async function dropInHand(fault: Parameters<typeof sandbox.postmark.fail>[0]) {
    sandbox.postmark.fail({ ...fault, delayMs: 300, times: 1 });
    const [id = ""] = await queue(mailTo("ann@a.test", "One"));
    const sending = outbox.deliverWithin(id, PATIENCE);
    await until("it is on its way", () => calls() === 1);
    expect(await Outbox.retry(database.db, id)).toBe(false);
    expect(await Outbox.drop(database.db, id, "a mistake")).toBe(true);
    return { id, sent: await sending };
  }

  test("counts as sent once it has arrived", async () => {
    const { id, sent } = await dropInHand({});
    expect(sent).toBe(true);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
    expect(await Outbox.drop(database.db, id, "too late")).toBe(false);
  });

  test("stays given up when it did not arrive", async () => {
    const { id } = await dropInHand({ status: 500 });
    expect(row(id)).toMatchObject({ state: "failed", last_error: "dropped: a mistake" });
    expect(await Outbox.retry(database.db, id)).toBe(true);
    expect(row(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
  });
});
