import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../../sandbox";
import { filledIn } from "../support/assets/onboarding-client";

// In one process without HTTP, so that the submissions truly run concurrently.
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["postmark"] });
  Object.assign(process.env, sandbox.env);
  const { db } = await import("~/database/connection.server");
  const { migrate } = await import("~/database/migrate.server");
  await migrate(db);
});
afterAll(() => sandbox.close());

test("five concurrent submissions of one draft make one inquiry and one email", async () => {
  const { db } = await import("~/database/connection.server");
  const { upsert } = await import("~/onboarding/drafts.repository.server");
  const { submitAssets } = await import("~/onboarding/submit-assets.server");
  const id = randomUUID();
  const drafts = await Promise.all([1, 2, 3].map(() => upsert(db, { id })));
  expect(new Set(drafts.map((draft) => draft.id))).toEqual(new Set([id]));

  const submissions = await Promise.all(
    Array.from({ length: 5 }, () => submitAssets(id, filledIn)),
  );
  expect(submissions).toEqual(Array.from({ length: 5 }, () => ({ mailed: true })));
  const inquiries = await db.selectFrom("inquiries").selectAll().execute();
  expect(inquiries).toHaveLength(1);
  expect(inquiries[0]).toMatchObject({ draft_id: id, file_urls: "[]" });
  expect(sandbox.postmark.mails).toHaveLength(1);
});
