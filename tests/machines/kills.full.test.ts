import { afterAll, beforeAll, expect, test } from "vitest";
import { startMachines } from "../support/database/machines";
import { expectWholeFiles, inquiryOf } from "../support/faults/inquiries";
import { killRepeatedly, type KillResult } from "../support/faults/kill-storm";
import { expireLeases } from "../support/faults/outbox";
import { orderOf } from "../support/orders/order-visitor";
import { Random } from "../support/random";
import type { Site } from "../support/site";

const KILLS = 20;
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

const machines = await startMachines(2, { OUTBOX_RETRY_MS: "100" });
const [first] = machines.sites as [Site];
let aftermath: KillResult;

/** Kills one machine, or cuts every connection to the database; the other machine serves in the meantime. */
function unreliable(random: Random): Site {
  let down: number | undefined;
  return {
    ...first,
    url: machines.url,
    kill: async () => {
      if (random.chance(0.3)) return machines.server.cutConnections();
      down = random.below(2);
      await machines.kill(down, "SIGKILL");
    },
    restart: async () => {
      if (down !== undefined) await machines.restart(down);
      down = undefined;
    },
  };
}

beforeAll(async () => {
  console.log(`${KILLS} kills of two machines, FAULTS_SEED=${seed}`);
  const random = new Random(seed);
  // Nobody waits two minutes for the leases of the dead.
  const leases = setInterval(() => expireLeases(first), 5_000);
  aftermath = await killRepeatedly(unreliable(random), random, KILLS).finally(() =>
    clearInterval(leases),
  );
}, 10 * 60_000);
afterAll(() => machines.stop());

const orders = () => aftermath.journeys.filter(({ plan }) => plan.order);
const paid = () => orders().filter(({ plan }) => plan.order?.pays);
const inquiries = () => aftermath.journeys.flatMap(({ plan }) => plan.assets ?? []);
const count = (sql: string) =>
  machines.rows<{ n: number }>(`select count(*) as n from ${sql}`)[0]?.n;

test("after kills of two machines every order exists once, with one session, and is paid if its buyer paid", () => {
  expect(count("orders")).toBe(orders().length);
  for (const { plan, sessionId } of orders()) {
    const order = orderOf(first, plan.order!.fields);
    const state = !plan.order!.pays ? "checkout_open" : plan.assets ? "assets_received" : "paid";
    expect(order).toMatchObject({ stripe_session_id: sessionId, state });
    const sessions = machines.sandbox.stripe.sessions.filter(
      ({ client_reference_id }) => client_reference_id === order.id,
    );
    expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
  }
  expect(count("payments")).toBe(paid().length);
});

test("after kills of two machines every inquiry exists once, with each file once and complete", async () => {
  expect(count("inquiries")).toBe(inquiries().length);
  for (const { fields, files } of inquiries()) {
    await expectWholeFiles(first, inquiryOf(first, fields.businessName), files);
  }
});

test("after kills of two machines no email is missing, and every row is consistent", () => {
  const confirmed = paid().filter(({ plan }) => plan.assets);
  const emails = orders().length + 2 * paid().length + inquiries().length + confirmed.length;
  expect(count("outbox")).toBe(emails);
  expect(count("outbox where state <> 'sent' or leased_until is not null")).toBe(0);
  expect(machines.sandbox.postmark.mails.length).toBeGreaterThanOrEqual(emails);
  const inquiry = "select draft_id from inquiries";
  expect(count(`uploads where state = 'claimed' and draft_id not in (${inquiry})`)).toBe(0);
  expect(count(`drafts where (state = 'submitted') <> (id in (${inquiry}))`)).toBe(0);
  expect(
    count(`orders where (paid_at is not null) <> (id in (select order_id from payments))`),
  ).toBe(0);
});
