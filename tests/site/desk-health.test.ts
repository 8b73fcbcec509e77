import { version } from "../../package.json";
import { beforeAll, describe, expect, test } from "vitest";
import { money } from "~/content/format";
import { site as brand } from "~/content/site";
import { elements } from "../support/http/html-elements";
import { hiddenFields, textOf } from "../support/http/http-client";
import { backupEnv, put } from "../support/operations/backups";
import { signedIn } from "../support/operations/team";
import { allMailsSent } from "../support/orders/person";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";

const PATH = "/desk/health";
const site = await startSite({ env: backupEnv });
const client = await signedIn(site);

beforeAll(() =>
  until("every job has run once", () => {
    const ended = "select name from job_runs where ended_at >= started_at";
    return site.rows(ended).length === 7;
  }),
);

const cells = (row: string) => elements(row, "td").map(({ text }) => text);
const rowsOf = (html: string) => elements(html, "tr").map((row) => cells(row.html));
const rowAbout = (html: string, words: string) =>
  rowsOf(html).find(([first = ""]) => first.includes(words)) ?? [];

function factsIn(html: string): Record<string, string> {
  const texts = (tag: string) => elements(html, tag).map(({ text }) => text);
  const values = texts("dd");
  return Object.fromEntries(texts("dt").map((label, at) => [label, values[at] ?? ""]));
}

describe("the page about health", () => {
  test("says what runs, how large the database is and which emails did not leave", async () => {
    await allMailsSent(site);
    const body = JSON.stringify({ ErrorCode: 300, Message: "Refused." });
    site.sandbox.postmark.fail({ match: "POST /email", status: 422, body, times: 1 });
    await placeOrder(site);
    await until(
      "an email has failed",
      () => site.rows("select id from outbox where state = 'failed'").length === 1,
    );
    const facts = factsIn(await client.page(PATH));
    expect(facts).toMatchObject({
      "Emails that failed": "1",
      Database: expect.stringMatching(onPostgres ? /^PostgreSQL \d.* MB$/ : /^SQLite 3\..* MB$/),
      Clock: "right",
      Time: expect.stringMatching(/ UTC$/),
      "Time zone": "UTC",
      Versions: `Sitewright ${version}, Node ${process.versions.node}`,
    });
    expect("Free disk space" in facts).toBe(!onPostgres);
  });

  test.skipIf(onPostgres)(
    "tells a backup's age, and when one was last proven by a restore",
    async () => {
      expect(factsIn(await client.page(PATH))["Last restore"]).toBe("none was restored");
      await put(site, "site-2026-11-21T07-00-00Z.db.gz.age", "x");
      await put(site, "restored/site-2026-11-21T07-00-00Z.db.gz.age", "");
      const facts = factsIn(await client.page(PATH));
      expect(facts["Newest backup"]).toBe(
        "less than an hour ago; by hand alone: BACKUP_EVERY_HOURS is not set",
      );
      expect(facts["Last restore"]).toMatch(/^(today|yesterday) \d\d:\d\d$/);
    },
  );

  test("is shown while the bucket fails", async () => {
    const heal = site.sandbox.s3.fail({ reset: "before" });
    const facts = factsIn(await client.page(PATH));
    heal();
    expect(facts.Clock).toBe("the bucket did not answer");
  });
});

describe("the jobs", () => {
  const HOUR = 60 * 60 * 1000;
  const set = (name: string, started: number, ended: number, error: string | null = null) =>
    site.execute(
      "update job_runs set started_at = ?, ended_at = ?, error = ? where name = ?",
      ...[started, ended].map((ago) => new Date(Date.now() - ago).toISOString()),
      error,
      name,
    );
  const stateOf = async (name: string) => {
    const html = await client.page(PATH);
    const row = elements(html, "tr").find(({ html: inner }) => inner.includes(`>${name}<`));
    return [cells(row!.html)[3], row!.html.includes("dk-danger")];
  };

  test("are listed with their last and next run, however each ended", async () => {
    const row = rowAbout(await client.page(PATH), "sweeper");
    const minute = expect.stringMatching(/^[a-z]+ \d\d:\d\d$/) as string;
    expect(row).toEqual(["Deletes what is too old sweeper", "1 hour", minute, "done", minute]);
  });

  test.each<[why: string, run: Parameters<typeof set>, state: string, isBad: boolean]>([
    ["that has ended on time is done", ["sweeper", 2 * HOUR, 1.9 * HOUR], "done", false],
    ["without a run for twice its pause is late", ["sweeper", 3 * HOUR, 2.1 * HOUR], "late", true],
    ["that goes on is running", ["sweeper", HOUR, 2 * HOUR], "running", false],
    ["that goes on for too long is late", ["sweeper", 2.1 * HOUR, 4 * HOUR], "late", true],
    ["that failed names the error", ["sweeper", 1000, 500, "TypeError"], "failed: TypeError", true],
  ])("one %s", async (_, run, state, isBad) => {
    set(...run);
    expect(await stateOf("sweeper")).toEqual([state, isBad]);
  });
});

describe("the doctor", () => {
  const ask = async () =>
    client.post(PATH, { ...hiddenFields(await client.page(PATH)), intent: "doctor" });

  test("is run by a button, and answers with its findings and advice", async () => {
    const answer = await ask();
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(textOf(html)).toMatch(/\d\d checks: \d failed, \d with a warning\./);
    const advice = expect.stringContaining("serve the site over TLS") as string;
    expect(rowAbout(html, "SITE_URL")).toEqual(["SITE_URL", "warning", advice]);
    expect(textOf(html)).toMatch(/In order: Environment, Database, .*Bucket is not listed/);
  });

  test("works for one at a time, and asks the other one to wait", async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const busy = answers.find(({ status }) => status === 409)!;
    expect(textOf(await busy.text())).toContain("The doctor is at work already");
  });
});

test("the picture of the last 30 days has the numbers of its table, and both have their sum", async () => {
  await paidOrder(site);
  await paidOrder(site);
  const html = await client.page(PATH);
  const rows = rowsOf(html).filter(([day = ""]) => /^(\d{4}-\d\d-\d\d|Together)$/.test(day));
  expect(rows).toHaveLength(31);
  const [orders, amounts, failures] = elements(html, "svg").map((picture) =>
    elements(picture.html, "title").map(({ text }) => text),
  );
  const days = rows.slice(0, -1);
  expect(orders).toEqual(days.map(([day, count]) => `${day}: ${count}`));
  expect(amounts).toEqual(days.map(([day, , amount]) => `${day}: ${amount}`));
  expect(failures).toEqual(
    days.map(
      ([day, , , ...kinds]) => `${day}: ${kinds.reduce((sum, one) => sum + Number(one), 0)}`,
    ),
  );
  const [paid] = site.rows<{ cents: number }>("select sum(amount_total) as cents from ledger");
  const together = money({ cents: paid!.cents, currency: brand.currency });
  expect(rows.at(-1)).toEqual(["Together", "3", together, "1", "0", "0"]);
});
