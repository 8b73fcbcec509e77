import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Act, Acted } from "~/orders/act.server";
import {
  DAY,
  db,
  details,
  execute,
  HOUR,
  insert,
  newOrder,
  rows,
} from "../support/database/application";
import { draftRow, type Changes } from "../support/database/sample-rows";
import { linkIn } from "../support/orders/order-visitor";

// In one process without HTTP: the command line, the desk and the buyer's page call the same functions.

const { addNote, assign } = await import("~/orders/notes.server");
const { sendLink } = await import("~/orders/send-link.server");
const { findOrderByAccessToken } = await import("~/orders/order-access.server");
const Requests = await import("~/orders/requests.server");
const { approve, answerRequest, askForChanges, askForEdit, countEdits } = Requests;
const { reportReady } = await import("~/orders/launch.server");
const { pauseReminders, remindNow } = await import("~/assets/reminders.server");
const { erasePerson } = await import("~/operations/erasure/forget.server");
const { movedTables } = await import("~/server/database/postgres/move-site.server");

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const paid = { state: "paid", paid_at: ago(DAY / 2) };
const ready = { ...paid, ready_at: ago(HOUR), preview_url: "https://preview.test/a" };
const live = { ...ready, launched_at: ago(HOUR), launched_url: "https://ann.test" };
const erased = { email: "", name: "", preview_url: null, launched_url: null };
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
const asked = { text: "A larger logo", files: [] };
const long = "x".repeat(50_000);

type Action = (by: Act) => Promise<Acted<unknown>>;

const as = (orderId: string, version?: number): Act => ({
  ...{ orderId, actor: "team:bob@studio.test" },
  ...(version !== undefined && { version }),
});
const order = (changes: Changes) => newOrder(changes).id;
const storedOrder = (id: string) => rows<Changes>("select * from orders where id = ?", id)[0]!;
const kinds = (id: string) =>
  rows<{ kind: string }>("select kind from order_events where order_id = ? order by rowid", id).map(
    ({ kind }) => kind,
  );
const mails = (id: string) =>
  rows<{ mail: string }>("select mail from outbox where order_id = ? order by rowid", id).map(
    ({ mail }) => JSON.parse(mail) as Record<"to" | "subject" | "text", string>,
  );
const recipients = (id: string) =>
  mails(id).map(({ to }) => (to === details.email ? "buyer" : "team"));
const requests = (id: string) =>
  rows<{ id: string; kind: string; text: string; files: string; answer: string | null }>(
    "select * from order_requests where order_id = ? order by requested_at",
    id,
  );

const actions: Record<string, Action> = {
  note: (by) => addNote(by, "Called Ann"),
  assign: (by) => assign(by, "bob@studio.test"),
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

  test.each([
    ["approve", ready],
    ["ask for changes", ready],
    ["ask for an edit", live],
    ["pause the reminders", paid],
    ["assign", paid],
  ])("to %s is done once by two colleagues who saw the same version", async (what, on) => {
    const id = order(on);
    const both = await Promise.all([1, 2].map(() => actions[what]!(as(id, 1))));
    expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "overtaken"]);
    expect(kinds(id)).toHaveLength(1);
  });
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

test("an order is given to nobody by an address without characters", async () => {
  const id = order({ ...paid, assignee: "eve@studio.test" });
  expect(await assign(as(id), "  ")).toMatchObject({ result: "assigned" });
  expect(storedOrder(id).assignee).toBeNull();
});

test("a private link is sent once a minute at most, works, and leaves earlier ones as they are", async () => {
  const id = order(paid);
  const send = async () => expect(await sendLink(as(id))).toMatchObject({ result: "emailed" });
  await send();
  await send();
  expect(mails(id)).toHaveLength(1);
  execute("update outbox set created_at = ?", ago(61_000));
  await send();
  const tokens = mails(id).map(({ text }) => linkIn(text, "/onboarding").split("link=")[1]!);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(await findOrderByAccessToken(token)).toMatchObject({ id });
  expect(kinds(id)).toEqual(["link_sent", "link_sent"]);
});

describe("what a buyer asks for", () => {
  const draftOf = (order_id: string | null, state = "open") =>
    insert("drafts", draftRow({ order_id, state })).id;
  const file = (draft_id: string, changes: Changes = {}) => {
    const id = randomUUID();
    const about = { id, draft_id, key: `${id}-logo.png`, name: "logo.png", type: "image/png" };
    return insert("uploads", {
      ...{ ...about, size: 9, state: "stored", created_at: ago(0) },
      ...changes,
    }).id;
  };
  const stored = (id: string) => rows<Changes>("select * from uploads where id = ?", id)[0]!;

  test("reaches the team with its text and links to its files, which leave the draft that received them", async () => {
    const id = order(ready);
    const [open, sent] = [draftOf(id), draftOf(id, "submitted")];
    const files = [file(open), file(sent, { state: "claimed", name: "van.jpg" })];
    await askForChanges(as(id), { text: " Larger\nlogo ", files });
    const [request] = requests(id);
    expect(request).toMatchObject({ text: "Larger\nlogo", files: JSON.stringify(files) });
    expect(files.map(stored)).toMatchObject([
      { draft_id: request!.id, state: "claimed" },
      { draft_id: sent, state: "claimed" },
    ]);
    const [team] = mails(id);
    expect(team?.subject).toContain("Changes requested, round 1");
    expect(team?.text).toContain("Larger\nlogo");
    for (const one of files) expect(team?.text).toContain(stored(one).key);
  });

  test.each<[what: string, changes: (of: string) => [draft: string, file?: Changes]]>([
    ["of another order", () => [draftOf(order(paid))]],
    ["of nobody's draft", () => [draftOf(null)]],
    ["that is still arriving", (of) => [draftOf(of), { state: "receiving" }]],
    ["that was discarded", (of) => [draftOf(of), { state: "discarded" }]],
    ["that was removed", (of) => [draftOf(of), { state: "claimed", removed_at: ago(0) }]],
  ])("is refused with a file %s, and the file stays where it is", async (_, changes) => {
    const id = order(live);
    const [draft, about] = changes(id);
    const files = [file(draftOf(id)), file(draft, about)];
    const before = rows("select * from uploads order by id");
    for (const given of [files, [randomUUID()], [...files, ...files, ...files]]) {
      const answer = await askForEdit(as(id), { text: "New hours", files: given });
      expect(answer).toMatchObject({ result: "invalid" });
    }
    expect(rows("select * from uploads order by id")).toEqual(before);
    expect([requests(id), kinds(id), mails(id)]).toEqual([[], [], []]);
  });

  test("is stored once when its form is posted twice, though its files arrive twice", async () => {
    const id = order(live);
    const post = async (text: string, ...files: string[]) =>
      (await askForEdit(as(id), { text, files })) as { result: string };
    const draft = draftOf(id);
    expect(await post("New hours", file(draft))).toMatchObject({ result: "asked" });
    expect(await post(" New hours", file(draft))).toMatchObject({ result: "same" });
    expect(await post("New hours", file(draft, { size: 10 }))).toMatchObject({ result: "asked" });
    expect(await post("New hours")).toMatchObject({ result: "asked" });
    expect(requests(id)).toHaveLength(3);
  });

  test("of the same preview is asked anew after it was agreed with, answered or shown again, as the next round", async () => {
    const id = order(ready);
    const ask = async () =>
      expect(await askForChanges(as(id), asked)).toMatchObject({ result: "asked" });
    await ask();
    expect(await askForChanges(as(id), asked)).toMatchObject({ result: "same" });
    await approve(as(id));
    await ask();
    expect(storedOrder(id).approved_at).toBeNull();
    await answerRequest(as(id), requests(id).at(-1)!.id, "Done");
    await ask();
    await reportReady(as(id), "https://preview.test/b");
    await ask();
    const rounds = mails(id).flatMap(({ subject }) => /round \d/.exec(subject) ?? []);
    expect(rounds).toEqual(["round 1", "round 2", "round 3", "round 4"]);
  });

  test("after the launch is counted by the month, beyond what the plan includes too", async () => {
    const id = order(live);
    await askForEdit(as(id), { text: "One of last month", files: [] });
    execute("update order_requests set requested_at = ?", ago(40 * DAY));
    for (const text of ["One", "Two", "Three"]) await askForEdit(as(id), { text, files: [] });
    const counts = mails(id).flatMap(({ text }) => /number \d of this month/.exec(text) ?? []);
    expect(counts.map((words) => words.at(7))).toEqual([..."11112233"]);
    const edit = { kind: "edit", requested_at: "2026-11-01T00:30:00.000Z" } as never;
    const on = (moment: string) => countEdits([edit], new Date(moment));
    expect([on("2026-11-30T23:00:00Z"), on("2026-12-01T00:00:00Z")]).toEqual([1, 0]);
  });

  test.each([
    ["changes", ready, "About the changes you asked for"],
    ["edit", live, "Your edit is done"],
  ])("as %s is answered once, by an email with the answer", async (kind, on, subject) => {
    const [id, other] = [order(on), order(on)];
    for (const one of [id, other]) {
      await (kind === "edit" ? askForEdit(as(one), asked) : askForChanges(as(one), asked));
    }
    const [request] = requests(id);
    const answer = (of: string, text: string) => answerRequest(as(of), request!.id, text);
    expect(await answer(other, "Done")).toMatchObject({ result: "unknown_request" });
    expect(await answer(id, " We made it larger. ")).toMatchObject({ result: "answered" });
    expect(await answer(id, "Again")).toMatchObject({ result: "same" });
    expect(requests(id)[0]?.answer).toBe("We made it larger.");
    expect(kinds(id).at(-1)).toBe("request_answered");
    expect(mails(id)).toHaveLength(3);
    const [last] = mails(id).slice(-1);
    expect(last).toMatchObject({ to: details.email });
    expect(last?.subject).toContain(subject);
    expect(last?.text).toContain("We made it larger.");
  });
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

  await db
    .transaction()
    .execute((trx) => erasePerson(trx, details.email, new Set(), "command line"));
  for (const word of [...words, details.email]) expect(everything()).not.toContain(word);
  // The team's own address says nothing about the buyer.
  expect(storedOrder(id)).toMatchObject({ name: "", assignee: "bob@studio.test" });
  expect(kinds(id)).toHaveLength(6);
  expect(rows("select id from order_requests where answered_at is null")).toEqual([]);
});
