import { beforeAll, expect, test } from "vitest";
import { testAftermath } from "../support/faults/aftermath";
import { noFileLeftOver } from "../support/faults/inquiries";
import { killRepeatedly, type KillResult } from "../support/faults/kill-storm";
import { Random } from "../support/random";
import { startSite } from "../support/site";
import { full } from "../support/this-run";

const kills = full ? 300 : 5;
const seed = Number(process.env.FAULTS_SEED ?? (full ? Date.now() % 1_000_000 : 1));

const site = await startSite();
let aftermath: KillResult;
beforeAll(
  async () => {
    console.log(`${kills} kills, FAULTS_SEED=${seed}`);
    aftermath = await killRepeatedly(site, new Random(seed), kills);
  },
  full ? 60 * 60_000 : 5 * 60_000,
);

testAftermath(site, "after kills", () => aftermath);

test("after kills only emails that were being sent at a kill came twice", () => {
  const queued = site.rows<{ id: string; recipient: string; subject: string }>(
    "select id, recipient, json_extract(mail, '$.subject') as subject from outbox",
  );
  for (const { id, recipient, subject } of queued) {
    const arrived = site.sandbox.postmark.mails.filter(
      ({ To, Subject }) => To === recipient && Subject === subject,
    );
    expect(arrived.length).toBeGreaterThanOrEqual(1);
    expect(arrived.length).toBeLessThanOrEqual(1 + (aftermath.leasedAtKill.get(id) ?? 0));
  }
});

test("after kills the database is intact", () => {
  expect(site.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(site.rows("pragma foreign_key_check")).toEqual([]);
});

test("after kills and another start nothing is left of interrupted uploads", async () => {
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
