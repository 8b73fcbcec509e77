import { expect, test } from "vitest";
import { put } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { answer, backups, site, type Finding } from "../support/operations/doctor";

async function examined(env: Record<string, string> = {}) {
  const { code, out } = await desk({ env: { ...site.env, ...env } }, "doctor", "--live", "--json");
  return { code, findings: JSON.parse(out) as Finding[] };
}

/** The names of the checks that fail. */
const failures = async (env?: Record<string, string>) =>
  (await examined(env)).findings.flatMap(({ check, state }) => (state === "failed" ? [check] : []));

test("doctor --live fails for the example's content, a trial's environment and what is otherwise a warning", async () => {
  const { code, findings } = await examined();
  expect(code).toBe(1);
  for (const check of [
    ...["SITE_URL", "Stripe key", "Postmark", "Backups", "Brand", "Quoted prices", "Testimonials"],
    ...["Claims", "Addresses", "SESSION_SECRET", "Stand-ins"],
  ]) {
    const advice = expect.stringMatching(/: .{10}/);
    expect(findings).toContainEqual({ check, state: "failed", advice });
  }
  expect(findings).toContainEqual({ check: "Imprint", state: "ok", advice: null });
});

test("doctor --live misses an imprint where the country of the Stripe account asks for one", async () => {
  const account = answer("GET /v1/account", { id: "acct_x", object: "account", country: "DE" });
  site.sandbox.stripe.fail(account);
  expect(await failures()).toContain("Imprint");
});

test("doctor --live fails for backups that anybody can read or list, and until one was restored", async () => {
  const ofBackups = ["Backup bucket", "Backups are private", "A backup was restored"];
  const relevant = async (env: Record<string, string>) =>
    (await failures(env)).filter((check) => ofBackups.includes(check));
  const before = site.sandbox.s3.objects();
  expect(await relevant({ ...backups, BACKUP_BUCKET: "project-assets" })).toEqual(ofBackups);
  expect(await relevant(backups)).toEqual(["A backup was restored"]);
  expect(site.sandbox.s3.objects()).toEqual(before);

  const body = "<?xml?><ListBucketResult>";
  site.sandbox.s3.fail({ match: "GET /project-backups/?list-type=2&max-keys=1", body });
  expect(await relevant(backups)).toContain("Backups are private");
  site.sandbox.s3.reset();

  await put(site, "restored/site-2026-11-21T07-00-00-000Z.db.gz.age", "x");
  expect(await relevant(backups)).toEqual([]);
});

test("doctor --live asks DNS about the domain that sends, and says so when it cannot", async () => {
  const { findings } = await examined({ EMAIL_FROM: "Marlow <hello@no-such-domain.marlow.web>" });
  const found = findings.find(({ check }) => check === "DNS of no-such-domain.marlow.web");
  expect(found).toMatchObject({ advice: expect.stringMatching(/SPF|DNS does not answer/) });
});
