import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { filledIn } from "../support/assets/onboarding-client";
import { db, execute, rows, sandbox } from "../support/database/application";
import { until } from "../support/until";

// In one process without HTTP, so that the submissions truly run concurrently.
const { withLock } = await import("~/server/concurrency/locks.server");
const { upsert } = await import("~/assets/drafts.repository.server");
const { handleAssetsPost } = await import("~/assets/handle-assets-post.server");
const { submitAssets } = await import("~/assets/submit-assets.server");

test("five concurrent submissions of one draft make one inquiry and one email", async () => {
  const [id, page] = [randomUUID(), randomUUID()];
  const drafts = await Promise.all([1, 2, 3].map(() => upsert(db, { id })));
  expect(new Set(drafts.map((draft) => draft.id))).toEqual(new Set([id]));

  const five = Array.from({ length: 5 }, () => submitAssets(id, filledIn, page));
  for (const sent of await Promise.all(five)) expect(sent).toEqual({ mailed: true });
  expect(rows("select * from inquiries")).toMatchObject([{ draft_id: id, file_urls: "[]" }]);
  expect(sandbox.postmark.mails).toHaveLength(1);
});

test("of twelve changes of one submission without an order, sent at once, three are added", async () => {
  const [id, page] = [randomUUID(), randomUUID()];
  await upsert(db, { id });
  await submitAssets(id, filledIn, page);
  const changes = Array.from({ length: 12 }, (_, n) => {
    const details = { ...filledIn, textContent: `Change ${n}` };
    // Another id each: posts of one draft wait for one another in a process, but not on two machines.
    return submitAssets(randomUUID(), details, page);
  });
  const refused = (await Promise.all(changes)).filter((change) => change === "limit_reached");
  expect(refused).toHaveLength(9);
  expect(rows("select id from outbox where inquiry_id = ?", page)).toHaveLength(4);
});

test.each([
  ["other texts count once each, though one of them goes on with the next draft", 2],
  ["the same texts submit it once", 1],
])("two pages that submit one draft at once with %s", async (_, submissions) => {
  execute("delete from rate_limits");
  const id = randomUUID();
  const submitFrom = (page: string, textContent: string) =>
    handleAssetsPost({
      request: new Request("http://site.test/onboarding"),
      network: "203.0.113.1",
      token: { state: "fresh", id, page },
      ...{
        fields: { ...filledIn, textContent },
        was: {},
        truncated: [],
        intent: undefined,
        files: [],
      },
      ...{ batchRefusal: undefined, reachedLimit: undefined, failure: undefined },
    });
  const counted = () =>
    rows<{ points: number }>("select points from rate_limits where key like 'asset submission:%'");
  let outcomes: ReturnType<typeof submitFrom>[] = [];
  // Both have found the draft open, and were counted, before one of them submits it.
  await withLock(`draft ${id}`, async () => {
    const other = submissions === 1 ? "One" : "Two";
    outcomes = [submitFrom(randomUUID(), "One"), submitFrom(randomUUID(), other)];
    await until("both are counted", () => counted()[0]?.points === 2);
  });
  const drafts = (await Promise.all(outcomes)).map((outcome) => {
    expect(outcome.kind).toBe("submitted");
    return outcome.kind === "submitted" && outcome.draftId;
  });
  expect(new Set(drafts).size).toBe(submissions);
  const teamEmails = sandbox.postmark.mails.filter(({ Subject }) => Subject?.includes("assets"));
  expect(teamEmails).toHaveLength(submissions);
  expect(counted()).toEqual([{ points: 2 }]);
});
