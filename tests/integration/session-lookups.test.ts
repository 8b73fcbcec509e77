import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { details, HOUR, sandbox } from "../support/database/application";

const SECOND = 1_000;

const { placeOrder } = await import("~/orders/place-order.server");
const { receiptForSession: visit } = await import("~/orders/receipt.server");

beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));

// Each test begins with all that Stripe may be asked in a second.
beforeEach(() => void vi.advanceTimersByTime(HOUR));

/** Opens so many sessions; none is paid. */
async function openSessions(count: number): Promise<string[]> {
  for (let n = 0; n < count; n += 1) await placeOrder(randomUUID(), details);
  return sandbox.stripe.sessions.slice(-count).map(({ id }) => id);
}

const asked = () =>
  sandbox.stripe.requests.filter(
    ({ method, path }) => method === "GET" && path.startsWith("/v1/checkout/sessions/"),
  ).length;

test("Stripe is asked ten times a second for all visitors together, and the others read that the payment is on its way", async () => {
  const sessions = await openSessions(15);
  const states = [];
  for (const id of sessions) states.push((await visit(id))?.state);
  expect(asked()).toBe(10);
  expect(states.slice(9, 11)).toEqual(["checkout_open", "payment_pending"]);
  vi.advanceTimersByTime(SECOND / 2);
  for (const id of sessions.slice(10)) expect((await visit(id))?.state).toBe("checkout_open");
  expect(asked()).toBe(15);
});

test("strangers who reload unpaid orders leave half of the calls to buyers who come back", async () => {
  const sessions = await openSessions(12);
  for (const id of sessions.slice(0, 7)) await visit(id);
  vi.advanceTimersByTime(5 * SECOND);
  for (const id of sessions.slice(0, 7)) await visit(id);
  expect(asked()).toBe(7 + 5);
  await sandbox.stripe.pay(sessions[11]!);
  expect((await visit(sessions[11]!))?.state).toBe("paid");
});

test("Stripe is asked about one session after 3 s, and then after twice as long each time", async () => {
  const [id] = await openSessions(1);
  const times: number[] = [];
  for (let second = 0; second <= 100; second += 1) {
    const before = asked();
    await visit(id!);
    if (asked() > before) times.push(second);
    vi.advanceTimersByTime(SECOND);
  }
  expect(times).toEqual([0, 3, 6, 12, 24, 48, 96]);
});

test("Stripe is asked about an expired session once an hour", async () => {
  const [id] = await openSessions(1);
  await visit(id!);
  await sandbox.stripe.expire(id!);
  vi.advanceTimersByTime(5 * SECOND);
  expect((await visit(id!))?.state).toBe("checkout_expired");
  const before = asked();
  for (let minute = 0; minute < 59; minute += 1) {
    await visit(id!);
    vi.advanceTimersByTime(60 * SECOND);
  }
  expect(asked()).toBe(before);
  vi.advanceTimersByTime(60 * SECOND);
  await visit(id!);
  expect(asked()).toBe(before + 1);
});
