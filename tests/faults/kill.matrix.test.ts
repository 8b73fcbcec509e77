import { afterAll, beforeAll, expect, test } from "vitest";
import { orderOf } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { full } from "../support/this-run";
import { expectWholeFiles, inquiryOf, noFileLeftOver } from "../support/faults/inquiries";
import { killRepeatedly, type KillResult } from "../support/faults/kill-storm";
import { Random } from "../support/random";

const kills = full ? 300 : 5;
const seed = Number(process.env.FAULTS_SEED ?? (full ? Date.now() % 1_000_000 : 1));

/** After 300 kills thousands of files are read. */
const READING_MS = full ? 10 * 60_000 : 60_000;

let site: Site;
let aftermath: KillResult;

beforeAll(
  async () => {
    site = await startSite();
    console.log(`${kills} kills, FAULTS_SEED=${seed}`);
    aftermath = await killRepeatedly(site, new Random(seed), kills);
    console.log(
      Object.entries(counts())
        .map(([what, count]) => `${count} ${what}`)
        .join(", "),
    );
  },
  full ? 60 * 60_000 : 5 * 60_000,
);
afterAll(() => site.stop());

interface OutboxRow {
  id: string;
  recipient: string;
  subject: string;
}

const queued = () =>
  site.rows<OutboxRow>(
    "select id, recipient, json_extract(mail, '$.subject') as subject from outbox",
  );
const orders = () => aftermath.journeys.filter(({ plan }) => plan.order);
const paid = () => orders().filter(({ plan }) => plan.order?.pays);
const inquiries = () => aftermath.journeys.flatMap(({ plan }) => plan.assets ?? []);
const count = (sql: string) => site.rows<{ n: number }>(`select count(*) as n from ${sql}`)[0]?.n;

function counts() {
  const mails = site.sandbox.postmark.mails.length;
  return {
    kills: aftermath.kills,
    orders: orders().length,
    "paid orders": paid().length,
    inquiries: inquiries().length,
    files: inquiries().flatMap(({ files }) => files).length,
    mails,
    "duplicated mails": mails - queued().length,
  };
}

test("after kills every order that was answered exists once, with one session, and is paid if its buyer paid", () => {
  expect(count("orders")).toBe(orders().length);
  for (const { plan, sessionId } of orders()) {
    const { fields, pays } = plan.order!;
    const order = orderOf(site, fields);
    expect(order).toMatchObject({
      stripe_session_id: sessionId,
      state: !pays ? "checkout_open" : plan.assets ? "assets_received" : "paid",
    });
    const sessions = site.sandbox.stripe.sessions.filter(
      ({ client_reference_id }) => client_reference_id === order.id,
    );
    expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
  }
  expect(count("payments")).toBe(paid().length);
});

test(
  "after kills every inquiry that was answered exists once, with each file once and complete",
  async () => {
    expect(count("inquiries")).toBe(inquiries().length);
    for (const { fields, files } of inquiries()) {
      await expectWholeFiles(site, inquiryOf(site, fields.businessName), files);
    }
  },
  READING_MS,
);

test("after kills no email is missing, and only those being sent at a kill came twice", () => {
  // Of a payment and of a paid order's assets, the team and the buyer get an email each.
  const confirmed = paid().filter(({ plan }) => plan.assets);
  const emails = orders().length + 2 * paid().length + inquiries().length + confirmed.length;
  expect(queued()).toHaveLength(emails);
  for (const { id, recipient, subject } of queued()) {
    const arrived = site.sandbox.postmark.mails.filter(
      ({ To, Subject }) => To === recipient && Subject === subject,
    );
    const most = 1 + (aftermath.leasedAtKill.get(id) ?? 0);
    expect(arrived.length).toBeGreaterThanOrEqual(1);
    expect(arrived.length).toBeLessThanOrEqual(most);
  }
});

test("after kills the database is intact and its rows are consistent", () => {
  expect(site.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(site.rows("pragma foreign_key_check")).toEqual([]);
  expect(count("outbox where state <> 'sent' or leased_until is not null")).toBe(0);
  const inquiry = "select draft_id from inquiries";
  expect(count(`uploads where state = 'claimed' and draft_id not in (${inquiry})`)).toBe(0);
  expect(count(`drafts where (state = 'submitted') <> (id in (${inquiry}))`)).toBe(0);
  const payment = "select order_id from payments";
  expect(count(`orders where (paid_at is not null) <> (id in (${payment}))`)).toBe(0);
});

test("after kills and another start nothing is left of interrupted uploads", async () => {
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
