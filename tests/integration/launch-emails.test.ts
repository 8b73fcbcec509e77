import { describe, expect, test } from "vitest";
import { DAY, db, execute, HOUR, rows, sandbox } from "../support/database/application";
import { outbox, work } from "../support/email/outbox-fixture";
import { factsOf, launchedOrder, MINUTE, preparedOrder } from "../support/orders/prepared-orders";
import { until } from "../support/until";

const { reportLaunched, tellOfLaunches, undoLaunch } = await import("~/orders/launch.server");
const { anonymizeOrder } = await import("~/orders/erase-order.server");
const { inTransaction } = await import("~/server/database/transaction.server");
const Orders = await import("~/orders/orders.repository.server");

const SECOND = 1000;
const by = (orderId: string) => ({ orderId, actor: "command line" }) as const;
const undo = async (orderId: string) => {
  const acted = await undoLaunch(by(orderId));
  return acted.kind === "done" ? acted.result : acted.kind;
};
const later = (ms: number) => new Date(Date.now() + ms);
const launchedAt = (orderId: string) =>
  rows<{ launched_at: string | null }>("select launched_at from orders where id = ?", orderId)[0]!
    .launched_at;
const subjects = () => sandbox.postmark.mails.map(({ Subject }) => Subject?.split(" (")[0]);

const LIVE = "Your website is live";
const NOT_LIVE = "Your website is not live yet";

const sendAll = () => work("every email is sent", () => unsent() === 0);
const unsent = () => rows("select id from outbox where state = 'pending'").length;

describe("a launch is told to its buyer", () => {
  test("ten minutes after it, once, also by two passes at once", async () => {
    const orderId = preparedOrder();
    await reportLaunched(by(orderId), {});
    await tellOfLaunches(later(10 * MINUTE - SECOND));
    expect(factsOf(orderId)).toEqual([]);
    const due = later(10 * MINUTE + SECOND);
    await Promise.all([tellOfLaunches(due), tellOfLaunches(due), tellOfLaunches(due)]);
    await tellOfLaunches(due);
    expect(factsOf(orderId)).toEqual(["launched"]);
  });

  test("at the address that the order has by then", async () => {
    const orderId = launchedOrder(11 * MINUTE);
    execute("update orders set email = 'new@marlow.test', version = 2 where id = ?", orderId);
    await tellOfLaunches(new Date());
    expect(rows("select recipient from outbox")).toEqual([{ recipient: "new@marlow.test" }]);
  });

  test("anew where the address changes before its email is sent, since its link ends", async () => {
    const { changeEmail } = await import("~/orders/change-email.server");
    const { moveDraft } = await import("~/assets/order-draft.server");
    const orderId = launchedOrder(11 * MINUTE);
    await tellOfLaunches(new Date());
    await changeEmail(by(orderId), "new@marlow.test", moveDraft);
    await tellOfLaunches(new Date());
    expect(factsOf(orderId)).toEqual(["receipt", "launched"]);
    const to = "select distinct recipient from outbox";
    expect(rows(to)).toEqual([{ recipient: "new@marlow.test" }]);
  });

  test("in the next pass where the clock was ahead at the launch, and then taken back for an hour", async () => {
    const orderId = launchedOrder(-DAY);
    await tellOfLaunches(new Date());
    expect(factsOf(orderId)).toEqual(["launched"]);
    await sendAll();
    execute("update orders set launch_told_at = ?", later(-HOUR - SECOND).toISOString());
    expect(await undo(orderId)).toBe("late");
  });

  test.each(["refunded", "disputed", "cancelled"])(
    "only once the order runs again, where it is %s meanwhile",
    async (state) => {
      const orderId = launchedOrder(11 * MINUTE, { state });
      await tellOfLaunches(new Date());
      expect(factsOf(orderId)).toEqual([]);
      execute("update orders set state = 'paid' where id = ?", orderId);
      await tellOfLaunches(new Date());
      expect(factsOf(orderId)).toEqual(["launched"]);
    },
  );

  test("never where the buyer was erased meanwhile", async () => {
    const orderId = launchedOrder(11 * MINUTE);
    const order = (await Orders.findById(db, orderId))!;
    await inTransaction(db, (trx) => anonymizeOrder(trx, order, "command line"));
    await tellOfLaunches(new Date());
    expect(factsOf(orderId)).toEqual([]);
    expect(await undo(orderId)).toBe("stopped");
  });
});

describe("a launch taken back", () => {
  test("at the moment when its email falls due sends nothing, whichever comes first", async () => {
    for (let round = 0; round < 8; round += 1) {
      const orderId = launchedOrder(10 * MINUTE);
      const [, undone] = await Promise.all([
        tellOfLaunches(new Date()),
        undo(orderId),
        tellOfLaunches(new Date()),
      ]);
      expect(undone).toBe("stopped");
      await tellOfLaunches(new Date());
      expect([launchedAt(orderId), factsOf(orderId)]).toEqual([null, []]);
    }
  });

  test("while its email is being sent corrects it, after it", async () => {
    const orderId = launchedOrder(11 * MINUTE);
    await tellOfLaunches(new Date());
    const answer = sandbox.postmark.fail({ match: "POST /email", delayMs: 500, times: 1 });
    const [{ id }] = rows<{ id: string }>("select id from outbox") as [{ id: string }];
    const sending = outbox.deliverWithin(id, MINUTE);
    await until("it is on its way", () => sandbox.postmark.requests.length > 0);
    expect(await undo(orderId)).toBe("corrected");
    answer();
    await sending;
    await sendAll();
    expect(subjects()).toEqual([LIVE, NOT_LIVE]);
  });

  test("whose email could not be sent yet takes the email back too, however long ago the launch was by the clock", async () => {
    const orderId = launchedOrder(12 * HOUR);
    await tellOfLaunches(new Date());
    for (const state of ["pending", "failed"]) {
      execute("update outbox set attempts = 1, state = ?", state);
      const kept = { launched_at: launchedAt(orderId) };
      expect(await undo(orderId)).toBe("stopped");
      expect(factsOf(orderId)).toEqual([]);
      execute("update orders set launched_at = ? where id = ?", kept.launched_at, orderId);
      await tellOfLaunches(new Date());
    }
  });

  test.each([
    [59, "corrected", null],
    [61, "late", expect.any(String)],
  ])("%i minutes after it, with its email sent, is %s", async (minutes, undone, launched) => {
    const orderId = launchedOrder(minutes * MINUTE);
    await tellOfLaunches(new Date());
    await sendAll();
    expect(await undo(orderId)).toBe(undone);
    expect(launchedAt(orderId)).toEqual(launched);
    await sendAll();
    expect(subjects()).toEqual(launched === null ? [LIVE, NOT_LIVE] : [LIVE]);
  });

  test("after its buyer has asked for an edit is corrected, and the edit is a change of the preview", async () => {
    const { askForEdit } = await import("~/orders/requests.server");
    const orderId = launchedOrder(MINUTE, { approved_at: new Date().toISOString() });
    await askForEdit(by(orderId), { text: "Another number, please.", files: [] });
    expect(await undo(orderId)).toBe("corrected");
    expect(rows("select kind, answered_at from order_requests")).toEqual([
      { kind: "changes", answered_at: null },
    ]);
    expect(rows("select approved_at from orders where id = ?", orderId)).toEqual([
      { approved_at: null },
    ]);
  });

  test("can be reported anew, and is told anew", async () => {
    const orderId = launchedOrder(11 * MINUTE);
    await tellOfLaunches(new Date());
    await sendAll();
    expect(await undo(orderId)).toBe("corrected");
    expect(await undo(orderId)).toBe("not_launched");
    await reportLaunched(by(orderId), {});
    await tellOfLaunches(later(11 * MINUTE));
    await sendAll();
    expect(subjects()).toEqual([LIVE, NOT_LIVE, LIVE]);
  });
});
