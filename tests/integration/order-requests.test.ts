import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DAY, details, execute, HOUR, insert, rows } from "../support/database/application";
import { draftRow, type Changes } from "../support/database/sample-rows";
import {
  ago,
  as,
  asked,
  kinds,
  live,
  mails,
  order,
  paid,
  ready,
  requests,
  storedOrder,
} from "../support/orders/acted-orders";

// In one process without HTTP: the buyer's page and the desk call the same functions.

const { answerRequest, approve, askForChanges, askForEdit, countEdits } =
  await import("~/orders/requests.server");
const { reportReady } = await import("~/orders/launch.server");

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
      (await askForEdit(as(id), { text, files })) as { result?: string };
    const draft = draftOf(id);
    const kept = file(draft);
    for (const result of ["asked", "same"]) {
      expect(await post("What is kept", kept)).toMatchObject({ result });
    }
    const [logo, other] = [{ sha256: "a" }, { sha256: "b" }];
    expect(await post("New hours", file(draft, logo))).toMatchObject({ result: "asked" });
    expect(await post(" New hours", file(draft, logo))).toMatchObject({ result: "same" });
    const atOnce = await Promise.all([1, 2].map(() => post("Two at once")));
    expect(atOnce.map(({ result }) => result).sort()).toEqual(["asked", "same"]);
    expect(await post("New hours", file(draft, { size: 10 }))).toMatchObject({ result: "asked" });
    expect(await post("New hours")).toMatchObject({ result: "asked" });
    // A corrected file of the same name and length, also if the bucket does not say what is in the two.
    expect(await post("Prices", file(draft, logo))).toMatchObject({ result: "asked" });
    const corrected = [file(draft, other), file(draft)];
    for (const one of corrected) {
      expect(await post("Prices", one)).toMatchObject({ result: "asked" });
      expect(stored(one)).toMatchObject({ state: "claimed", removed_at: null });
    }
    expect(requests(id)).toHaveLength(8);
  });

  test("is stored once, and in its sequence, while the clock is behind that of the preview and of what was asked before", async () => {
    const later = ago(-HOUR);
    const id = order({ ...ready, ready_at: later });
    for (const text of ["Blue", "Red"]) {
      for (const result of ["asked", "same"]) {
        expect(await askForChanges(as(id), { text, files: [] })).toMatchObject({ result });
      }
      execute("update order_requests set requested_at = ? where text = 'Blue'", later);
    }
    const texts = rows<{ text: string }>(
      "select text from order_requests where order_id = ? order by requested_at",
      id,
    );
    expect(texts.map(({ text }) => text)).toEqual(["Blue", "Red"]);
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
