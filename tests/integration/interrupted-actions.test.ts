import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import type { Act, Acted } from "~/orders/act.server";
import {
  db,
  details,
  inTransaction,
  insert,
  newOrder,
  rows,
  sandbox,
} from "../support/database/application";
import { draftRow, inquiryRow, requestRow, type Changes } from "../support/database/sample-rows";
import { isInterruptedBefore } from "../support/database/interrupted-writes";
import {
  ago,
  factsOf,
  historyOf,
  launchedOrder,
  MINUTE,
  preparedOrder,
} from "../support/orders/prepared-orders";

const { moveDraft } = await import("~/assets/order-draft.server");
const { erasePerson } = await import("~/operations/erasure/forget.server");
const { changeEmail } = await import("~/orders/change-email.server");
const { releaseOrder } = await import("~/orders/flagged-orders.server");
const { reportLaunched, reportReady, tellOfLaunches, undoLaunch } =
  await import("~/orders/launch.server");
const { placeOrder } = await import("~/orders/place-order.server");
const { assign } = await import("~/orders/notes.server");
const { sendLink } = await import("~/orders/send-link.server");
const Requests = await import("~/orders/requests.server");
const { removeFile, restoreFile } = await import("~/assets/sent-files.server");
const { pauseReminders, remindNow } = await import("~/assets/reminders.server");
const { resolvePayments } = await import("~/orders/resolve-payments.server");
const { applyEvent } = await import("~/orders/stripe-events.server");
const { deliveriesEnded } = await import("~/server/email/outbox.server");
const { movedTables } = await import("~/server/database/postgres/move-site.server");
const Orders = await import("~/orders/orders.repository.server");

const ANN = "team:ann@studio.test";
const BOB = "team:bob@studio.test";

function orderWithUnexpectedPayment(): string {
  const { id } = newOrder();
  insert("unexpected_payments", {
    ...{ stripe_session_id: randomUUID(), order_id: id, amount_total: 100, currency: "usd" },
    ...{ fault: "amount", found_at: ago(MINUTE) },
  });
  return id;
}

/** Its id, and that of a file that was sent for it. */
function orderWithFile(changes: Changes = {}): string {
  const order_id = preparedOrder();
  const { id: draft_id } = insert("drafts", draftRow({ order_id, state: "submitted" }));
  insert("inquiries", inquiryRow({ draft_id, order_id }));
  insert("uploads", {
    ...{ id: order_id, draft_id, state: "claimed", key: order_id, name: "logo.png" },
    ...{ type: "image/png", size: 1, created_at: ago(MINUTE), ...changes },
  });
  return order_id;
}

function orderWithRequest(): string {
  const order_id = preparedOrder();
  insert("order_requests", requestRow({ id: order_id, order_id, text: "A larger logo" }));
  return order_id;
}

const waiting = () => preparedOrder({ state: "paid", assets_received_at: null, ready_at: null });
const live = () => launchedOrder(MINUTE);
const asked = { text: "A larger logo", files: [] };
const again = (by: Act) => reportReady(by, `https://${by.actor.slice(5, 8)}.test/`);
const launch = (by: Act) => reportLaunched(by, {});
const readdress = (by: Act) => changeEmail(by, "ann@marlow.test", moveDraft);
const resolve = (by: Act) => resolvePayments(by, "refunded");

type Action = (by: Act) => Promise<Acted<unknown>>;

/** Each action of the team, the order that it is for, and what it leaves in the history and in the outbox. */
const actions: [string, () => string, Action, kind: string, facts: readonly string[]][] = [
  ["a preview", preparedOrder, again, "preview_ready", ["ready"]],
  ["a launch", preparedOrder, launch, "launched", []],
  ["a launch taken back", () => launchedOrder(MINUTE), undoLaunch, "launch_undone", []],
  ["a change of address", preparedOrder, readdress, "address_changed", ["receipt", "ready"]],
  [
    "a release",
    () => newOrder({ state: "flagged" }).id,
    releaseOrder,
    "released",
    ["received", "released"],
  ],
  ["a resolved payment", orderWithUnexpectedPayment, resolve, "payment_resolved", []],
  ["an assignment", preparedOrder, (by) => assign(by, by.actor), "assigned", []],
  ["a pause of reminders", waiting, (by) => pauseReminders(by, true), "reminders_paused", []],
  ["an approval", preparedOrder, Requests.approve, "approved", ["approved", "approval confirmed"]],
  [
    "a request for changes",
    preparedOrder,
    (by) => Requests.askForChanges(by, asked),
    "changes_requested",
    [expect.any(String), expect.any(String)],
  ],
  [
    "a request for an edit",
    live,
    (by) => Requests.askForEdit(by, asked),
    "edit_requested",
    [expect.any(String), expect.any(String)],
  ],
  [
    "an answer",
    orderWithRequest,
    (by) => Requests.answerRequest(by, by.orderId, "Done"),
    "request_answered",
    [expect.any(String)],
  ],
  ["a removed file", orderWithFile, (by) => removeFile(by, by.orderId), "file_removed", []],
  [
    "a restored file",
    () => orderWithFile({ removed_at: ago(MINUTE) }),
    (by) => restoreFile(by, by.orderId),
    "file_restored",
    [],
  ],
];

/** Several at once, or within a minute, are one email. */
const emails: typeof actions = [
  ["a private link", preparedOrder, sendLink, "link_sent", ["link"]],
  ["a reminder", waiting, remindNow, "reminded", [expect.any(String)]],
];

const everything = () =>
  Object.keys(movedTables).map((table) =>
    rows(`select * from ${table}`)
      .map((row) => JSON.stringify(row))
      .sort(),
  );

/** Interrupts work before each of its writes in turn, and then not. */
async function expectAllOrNothing(work: () => Promise<unknown>): Promise<void> {
  await deliveriesEnded();
  const before = everything();
  let write = 0;
  for (; await isInterruptedBefore(write, work); write += 1) expect(everything()).toEqual(before);
  expect(write).toBeGreaterThan(1);
}

/** The event by which Stripe reports what happens. */
async function eventOf(happen: () => Promise<unknown>): Promise<Stripe.Event> {
  const { events } = sandbox.stripe;
  const earlier = events.length;
  await happen();
  return JSON.parse(events[earlier]!.payload) as Stripe.Event;
}

describe("interrupted between any two of its writes,", () => {
  test.each([...actions, ...emails])(
    "%s leaves nothing, and then all",
    async (_, prepare, action, kind, facts) => {
      const orderId = prepare();
      await expectAllOrNothing(() => action({ orderId, actor: ANN }));
      expect(historyOf(orderId)).toEqual([{ kind, actor: ANN }]);
      expect(factsOf(orderId)).toEqual(facts);
    },
  );

  test("the email about a launch leaves nothing, and then all", async () => {
    const orderId = launchedOrder(11 * MINUTE);
    await expectAllOrNothing(() => tellOfLaunches(new Date()));
    expect(historyOf(orderId)).toEqual([{ kind: "launch_told", actor: "site" }]);
    expect(factsOf(orderId)).toEqual(["launched"]);
  });

  test("an erasure leaves nothing, and then all", async () => {
    const orderId = preparedOrder();
    await expectAllOrNothing(() =>
      inTransaction(db, (trx) => erasePerson(trx, details.email, new Set(), ANN)),
    );
    expect(historyOf(orderId)).toEqual([{ kind: "erased", actor: ANN }]);
  });

  test("a payment, a refund, a dispute, a renewal and the subscription's end leave nothing, and then all", async () => {
    const { orderId } = await placeOrder(randomUUID(), details);
    const { billing } = sandbox.stripe;
    const session = (await Orders.findById(db, orderId))!.stripe_session_id!;
    const steps = [
      [() => sandbox.stripe.pay(session), "paid"],
      [() => billing.renew(session, true), "renewal_paid"],
      [() => billing.renew(session, false), "renewal_failed"],
      [() => billing.dispute(session), "disputed"],
      [() => billing.closeDispute(session, "lost"), "dispute_lost"],
      [() => billing.refund(session, { amount: 100 }), "refunded"],
      [() => billing.endSubscription(session), "subscription_ended"],
    ] as const;
    for (const [step, kind] of steps) {
      const event = await eventOf(step);
      await expectAllOrNothing(() => applyEvent(event));
      expect(historyOf(orderId).filter((row) => row.kind === kind)).toHaveLength(1);
    }
  });
});

describe("two colleagues who saw the same", () => {
  const pairs = [
    ...actions.map(
      ([what, prepare, action]) => [`${what} twice`, prepare, action, action] as const,
    ),
    ["a launch and another preview", preparedOrder, launch, again],
    [
      "a launch taken back and a change of address",
      () => launchedOrder(MINUTE),
      undoLaunch,
      readdress,
    ],
  ] as const;

  test.each(pairs)(
    "and act at once (%s): one is done, and the other one is told who did what",
    async (_, prepare, first, second) => {
      const orderId = prepare();
      const { version } = (await Orders.findById(db, orderId))!;
      const [ann, bob] = await Promise.all([
        first({ orderId, actor: ANN, version }),
        second({ orderId, actor: BOB, version }),
      ]);
      const history = historyOf(orderId);
      const [done, told] = ann.kind === "done" ? [ann, bob] : [bob, ann];
      expect(history).toEqual([{ kind: expect.any(String), actor: done === ann ? ANN : BOB }]);
      expect(done.kind).toBe("done");
      expect(told).toMatchObject({ kind: "overtaken", since: history });
    },
  );

  test.each(emails)("and send %s at once send one", async (_, prepare, action, kind, facts) => {
    const orderId = prepare();
    const { version } = (await Orders.findById(db, orderId))!;
    await Promise.all([ANN, BOB].map((actor) => action({ orderId, actor, version } as Act)));
    expect(historyOf(orderId)).toEqual([{ kind, actor: expect.stringMatching(/^team:/) }]);
    expect(factsOf(orderId)).toEqual(facts);
  });

  test("learn of money that Stripe reported meanwhile", async () => {
    const { orderId } = await placeOrder(randomUUID(), details);
    const { stripe } = sandbox;
    const session = (await Orders.findById(db, orderId))!.stripe_session_id!;
    const steps = [
      [() => stripe.pay(session), "paid"],
      [() => stripe.billing.refund(session, { amount: 100 }), "refunded"],
      [() => stripe.billing.endSubscription(session), "subscription_ended"],
    ] as const;
    for (const [step, kind] of steps) {
      const { version } = (await Orders.findById(db, orderId))!;
      await applyEvent(await eventOf(step));
      expect(await again({ orderId, actor: ANN, version })).toMatchObject({
        kind: "overtaken",
        since: [{ kind, actor: "stripe" }],
      });
    }
  });
});
