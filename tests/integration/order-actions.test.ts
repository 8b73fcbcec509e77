import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Act, Acted } from "~/orders/act.server";
import {
  db,
  details,
  execute,
  HOUR,
  insert,
  inTransaction,
  rows,
} from "../support/database/application";
import { draftRow, type Changes } from "../support/database/sample-rows";
import {
  ago,
  as,
  asked,
  erased,
  kinds,
  live,
  mails,
  order,
  paid,
  ready,
  recipients,
  requests,
  storedOrder,
} from "../support/orders/acted-orders";

// In one process without HTTP: the command line, the desk and the buyer's page call the same functions.

const { addNote, assign } = await import("~/orders/notes.server");
const { sendLink } = await import("~/orders/send-link.server");
const { findOrderByAccessToken } = await import("~/orders/order-access.server");
const { answerRequest, approve, askForChanges, askForEdit } =
  await import("~/orders/requests.server");
const { pauseReminders, remindNow } = await import("~/assets/reminders.server");
const { erasePerson } = await import("~/operations/erasure/forget.server");
const { movedTables } = await import("~/server/database/postgres/move-site.server");

const orders = {
  "an unpaid order": { state: "received" },
  "a flagged order": { state: "flagged" },
  "an order whose transfer is on its way": { state: "payment_pending" },
  "a paid order": paid,
  "an order of a colleague": { ...paid, assignee: "bob@studio.test" },
  "an order whose reminders are paused": { ...paid, reminders_stopped_at: ago(HOUR) },
  "an overdue order": { ...paid, state: "past_due" },
  "a refunded order": { ...paid, state: "refunded" },
  "an erased order": { ...paid, ...erased },
  "an order with a preview": ready,
  "an overdue order with a preview": { ...ready, state: "past_due" },
  "an order that is approved": { ...ready, approved_at: ago(HOUR) },
  "an erased order with a preview": { ...ready, ...erased },
  "a refunded order with a preview": { ...ready, state: "refunded" },
  "a disputed order with a preview": { ...ready, state: "disputed" },
  "a launched order": live,
  "an erased launched order": { ...live, ...erased },
  "a cancelled launched order": { ...live, state: "cancelled" },
} satisfies Record<string, Changes>;
const long = "x".repeat(50_000);

type Action = (by: Act) => Promise<Acted<unknown>>;

const actions: Record<string, Action> = {
  note: (by) => addNote(by, "Called Ann"),
  assign: (by) => assign(by, "bob@studio.test"),
  "assign to nobody": (by) => assign(by, " "),
  "send the link": sendLink,
  remind: remindNow,
  "pause the reminders": (by) => pauseReminders(by, true),
  "resume the reminders": (by) => pauseReminders(by, false),
  approve,
  "ask for changes": (by) => askForChanges(by, asked),
  "ask for an edit": (by) => askForEdit(by, asked),
  answer: (by) => answerRequest(by, randomUUID(), "Done"),
};

describe("an action", () => {
  const both = ["team", "buyer"];
  test.each<
    [what: string, on: keyof typeof orders, result: string, kinds?: string[], to?: string[]]
  >([
    ["note", "an unpaid order", "noted", ["note"]],
    ["note", "an erased order", "erased"],
    ["assign", "a flagged order", "assigned", ["assigned"]],
    ["assign", "an order of a colleague", "same"],
    ["assign to nobody", "an order of a colleague", "assigned", ["assigned"]],
    ["assign to nobody", "a paid order", "same"],
    ["send the link", "a paid order", "emailed", ["link_sent"], ["buyer"]],
    ["send the link", "a refunded order", "emailed", ["link_sent"], ["buyer"]],
    ["send the link", "an order whose transfer is on its way", "unpaid"],
    ["send the link", "an erased order", "erased"],
    ["remind", "a paid order", "emailed", ["reminded"], ["buyer"]],
    ["remind", "an order with a preview", "nothing_missing"],
    ["remind", "an overdue order", "not_running"],
    ["remind", "a refunded order", "not_running"],
    ["remind", "an unpaid order", "not_running"],
    ["remind", "an erased order", "erased"],
    ["remind", "an order whose reminders are paused", "paused"],
    ["pause the reminders", "a paid order", "changed", ["reminders_paused"]],
    ["pause the reminders", "an order whose reminders are paused", "same"],
    [
      "resume the reminders",
      "an order whose reminders are paused",
      "changed",
      ["reminders_resumed"],
    ],
    ["resume the reminders", "an erased order", "same"],
    ["approve", "an order with a preview", "approved", ["approved"], both],
    ["approve", "an overdue order with a preview", "approved", ["approved"], both],
    ["approve", "an order that is approved", "same"],
    ["approve", "a paid order", "no_preview"],
    ["approve", "a launched order", "no_preview"],
    ["approve", "an erased order with a preview", "no_preview"],
    ["approve", "a refunded order with a preview", "no_preview"],
    ["ask for changes", "an order with a preview", "asked", ["changes_requested"], both],
    ["ask for changes", "a launched order", "no_preview"],
    ["ask for changes", "a disputed order with a preview", "no_preview"],
    ["ask for an edit", "a launched order", "asked", ["edit_requested"], both],
    ["ask for an edit", "an order with a preview", "not_launched"],
    ["ask for an edit", "an erased launched order", "not_launched"],
    ["ask for an edit", "a cancelled launched order", "not_launched"],
    ["answer", "a launched order", "unknown_request"],
  ])(
    "to %s on %s is answered %j and recorded as %j",
    async (what, on, result, events = [], to = []) => {
      const id = order(orders[on]);
      expect(await actions[what]!(as(id))).toEqual({ kind: "done", result });
      expect([kinds(id), recipients(id)]).toEqual([events, to]);
    },
  );

  test.each(Object.entries(actions))(
    "to %s on an unknown order does nothing",
    async (_, action) => {
      expect(await action(as(randomUUID()))).toEqual({ kind: "unknown" });
    },
  );

  test.each(Object.entries(actions))(
    "to %s after somebody else changed the order does nothing, and says what happened since",
    async (_, action) => {
      const id = order(live);
      await assign({ orderId: id, actor: "command line" }, "eve@studio.test");
      const since = [{ kind: "assigned", actor: "command line", facts: { to: "eve@studio.test" } }];
      expect(await action(as(id, 1))).toMatchObject({ kind: "overtaken", since });
      expect([kinds(id), mails(id)]).toEqual([["assigned"], []]);
    },
  );
});

test.each<[what: string, action: (by: Act, text: string) => Promise<Acted<unknown>>]>([
  ["a note", addNote],
  ["wanted changes", (by, text) => askForChanges(by, { text, files: [] })],
  [
    "an answer",
    async (by, text) => {
      await askForChanges(by, asked);
      return answerRequest(by, requests(by.orderId)[0]!.id, text);
    },
  ],
])("%s without words or with 50 kB of them is not stored", async (_, action) => {
  const id = order(ready);
  for (const text of ["", " \n\t ", long]) {
    expect(await action(as(id), text)).toEqual({ kind: "done", result: "invalid" });
  }
  expect(JSON.stringify([requests(id), rows("select facts from order_events")])).not.toContain(
    "xx",
  );
  expect(await assign(as(id), long)).toMatchObject({ result: "invalid" });
});

test("a private link is sent once a minute at most, works, and leaves earlier ones as they are", async () => {
  const id = order(paid);
  const send = async () => expect(await sendLink(as(id))).toMatchObject({ result: "emailed" });
  await send();
  await send();
  expect(mails(id)).toHaveLength(1);
  execute("update outbox set created_at = ?", ago(61_000));
  await send();
  // Enqueued while the clock was an hour ahead: it must not keep further ones back for that hour.
  execute("update outbox set created_at = ?", ago(-HOUR));
  await send();
  const tokens = mails(id).map(({ text }) => /\/order\/([\w-]+)/.exec(text)![1]!);
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) expect(await findOrderByAccessToken(token)).toMatchObject({ id });
  expect(kinds(id)).toEqual(["link_sent", "link_sent", "link_sent"]);
});

test("a reminder that is sent by hand says what is missing, once a minute at most, and replaces the planned one", async () => {
  const { remind } = await import("~/assets/reminders.server");
  const id = order(paid);
  for (let n = 0; n < 2; n += 1)
    expect(await remindNow(as(id))).toMatchObject({ result: "emailed" });
  expect(mails(id)).toHaveLength(1);
  expect(mails(id)[0]?.text).toContain("Logo and photos: missing");
  const now = Date.now();
  expect(await remind(new Date(now + 13 * HOUR))).toBe(0);
  execute("update outbox set created_at = ?", ago(61_000));
  await remindNow(as(id));
  expect(await remind(new Date(now + 37 * HOUR))).toBe(1);
  expect(kinds(id)).toEqual(["reminded", "reminded", "reminded"]);
  await pauseReminders({ orderId: id, actor: "customer" }, true);
  expect(mails(id)).toEqual([]);
  expect(await pauseReminders(as(id), false)).toMatchObject({ result: "changed" });
  expect(storedOrder(id).reminders_stopped_at).toBeNull();
});

test("erasing a buyer leaves when things were asked and done, and not a word of theirs or about them", async () => {
  const words = ["Quokka note", "Numbat change", "Bilby edit", "Dunnart answer", "potoroo.png"];
  const [note, change, edit, answer, name] = words as [string, string, string, string, string];
  const id = order({ ...ready, state: "assets_received" });
  insert("payments", { stripe_session_id: randomUUID(), order_id: id, paid_at: ago(0) });
  const draft_id = insert("drafts", draftRow({ order_id: id })).id;
  const upload = randomUUID();
  insert("uploads", {
    ...{ id: upload, draft_id, state: "stored", key: `${upload}-p.png`, name, type: "image/png" },
    ...{ size: 9, created_at: ago(0) },
  });
  await addNote(as(id), note);
  await assign(as(id), "bob@studio.test");
  await askForChanges(as(id), { text: change, files: [upload] });
  await answerRequest(as(id), requests(id)[0]!.id, answer);
  execute("update orders set launched_at = ? where id = ?", ago(0), id);
  await askForEdit(as(id), { text: edit, files: [] });
  const everything = () =>
    JSON.stringify(Object.keys(movedTables).map((table) => rows(`select * from ${table}`)));
  for (const word of words) expect(everything()).toContain(word);

  await inTransaction(db, (trx) => erasePerson(trx, details.email, new Set(), "command line"));
  for (const word of [...words, details.email]) expect(everything()).not.toContain(word);
  // The team's own address says nothing about the buyer.
  expect(storedOrder(id)).toMatchObject({ name: "", assignee: "bob@studio.test" });
  expect(kinds(id)).toHaveLength(6);
  expect(rows("select id from order_requests where answered_at is null")).toEqual([]);
});
