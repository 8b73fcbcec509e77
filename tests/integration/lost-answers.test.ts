import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { png } from "../support/assets/upload-samples";
import { stranger } from "../support/assets/upload-senders";
import { db, details, execute, HOUR, rows, sandbox } from "../support/database/application";
import { withLostAnswer } from "../support/database/interrupted-writes";
import { draft, objects } from "../support/database/retention-fixture";

// The database has committed, and the line to it breaks before it says so.

const { moveDraft } = await import("~/assets/order-draft.server");
const { receiveFile } = await import("~/assets/receive-file.server");
const { changeEmail } = await import("~/orders/change-email.server");
const Orders = await import("~/orders/orders.repository.server");
const { placeOrder } = await import("~/orders/place-order.server");
const Payments = await import("~/orders/payments.repository.server");
const { updateCustomers } = await import("~/orders/stripe-customers.server");
const { reconcileOrders } = await import("~/orders/reconcile.server");

test("a file whose commit is not answered stays, and sent again it is a repeat", async () => {
  const to = { id: draft(0), network: null };
  const about = { name: "logo.png", sender: stranger("ann"), size: png.length };
  const file = { ...about, reopenDraft: () => Promise.resolve(undefined) };
  const send = () => receiveFile(to, file, Readable.from([png]));
  await expect(withLostAnswer(1, send)).rejects.toThrow("by plan of a test");
  const stored = rows<{ id: string; key: string }>(
    "select id, key from uploads where state = 'stored'",
  );
  expect(objects()).toEqual(stored.map(({ key }) => key));
  expect(await send()).toEqual({ kind: "repeated", upload: { id: stored[0]!.id } });
  expect(objects()).toHaveLength(1);
});

describe("Stripe's customer of an order whose address was corrected", () => {
  const EMAIL = "bob@marlow.test";
  const told = () =>
    sandbox.stripe.requests
      .filter(({ path }) => path.includes("/customers/"))
      .map(({ body }) => new URLSearchParams(String(body)).get("email"));
  const pass = () => reconcileOrders(new Date(Date.now() + 2 * HOUR));

  async function paid() {
    const { orderId } = await placeOrder(randomUUID(), details);
    const { stripe_session_id: session } = (await Orders.findById(db, orderId))!;
    await sandbox.stripe.pay(session!);
    await pass();
    const change = (email = EMAIL) =>
      changeEmail({ orderId, actor: "command line" }, email, moveDraft);
    const due = () => Payments.findAllCustomersDue(db, { orderId });
    return Object.assign(change, { due });
  }

  test("has the last of two corrections, also where the first one reaches Stripe after it", async () => {
    const change = await paid();
    await expect(withLostAnswer(0, () => change("bob@typo.test"))).rejects.toThrow();
    const slow = await change.due();
    expect(await change()).toMatchObject({
      result: { customers: { confirmed: [expect.any(String)] } },
    });
    await updateCustomers(slow);
    expect(told().at(-1)).toBe("bob@typo.test");
    expect(await pass()).toMatchObject({ readdressed: 1, reached: true });
    expect(told().at(-1)).toBe(EMAIL);
    expect(await pass()).toMatchObject({ readdressed: 0, reached: true });
  });

  test("is not told again of a former address after its buyer was erased", async () => {
    const change = await paid();
    await expect(withLostAnswer(0, change)).rejects.toThrow("by plan of a test");
    const slow = await change.due();
    execute("update payments set customer_due_at = null");
    execute("update orders set email = '' where id in (select order_id from payments)");
    await updateCustomers(slow);
    expect(await pass()).toMatchObject({ readdressed: 0, reached: true });
  });

  test("that Stripe never answers for keeps no other one waiting", async () => {
    const [silent, other] = [await paid(), await paid()];
    for (const change of [silent, other]) {
      await expect(withLostAnswer(0, change)).rejects.toThrow("by plan of a test");
    }
    const [{ customer } = { customer: "" }] = await silent.due();
    sandbox.stripe.fail({ status: 500, match: `POST /v1/customers/${customer}` });
    expect(await pass()).toMatchObject({ readdressed: 0, reached: false });
    expect(await other.due()).toHaveLength(1);
    expect(await pass()).toMatchObject({ readdressed: 1, reached: false });
    expect(await silent.due()).toHaveLength(1);
  });

  test("gets it, once, from the next pass where the commit was not answered", async () => {
    const change = await paid();
    await expect(withLostAnswer(0, change)).rejects.toThrow("by plan of a test");
    expect(told()).toEqual([]);
    expect(await pass()).toMatchObject({ readdressed: 1, reached: true });
    expect(await pass()).toMatchObject({ readdressed: 0, reached: true });
    expect(told()).toEqual([EMAIL]);
  });

  test("is left to the correction for its first minute", async () => {
    const change = await paid();
    await expect(withLostAnswer(0, change)).rejects.toThrow("by plan of a test");
    expect(await reconcileOrders()).toMatchObject({ readdressed: 0, reached: true });
    expect(told()).toEqual([]);
  });

  test("gets it from the first pass that Stripe answers", async () => {
    const change = await paid();
    const heal = sandbox.stripe.fail({ status: 500, match: "POST /v1/customers/" });
    expect(await change()).toMatchObject({
      result: { kind: "changed", customers: { unanswered: [expect.any(String)] } },
    });
    expect(await pass()).toMatchObject({ readdressed: 0, reached: false });
    heal();
    expect(await pass()).toMatchObject({ readdressed: 1, reached: true });
  });

  test.each([
    [401, 1],
    [403, 1],
    [404, 1],
    [409, 3],
    [429, 3],
    [500, 3],
  ])(
    "to which Stripe answers %i is told %i times in three passes: a refusal that lasts is noted once",
    async (status, calls) => {
      const change = await paid();
      await expect(withLostAnswer(0, change)).rejects.toThrow("by plan of a test");
      sandbox.stripe.fail({ status, match: "POST /v1/customers/" });
      for (let n = 0; n < 3; n += 1) await pass();
      expect(told()).toHaveLength(calls);
      const notes = rows<{ facts: string }>("select facts from order_events where kind = 'note'");
      expect(notes.map(({ facts }) => facts)).toEqual(
        calls === 1 ? [expect.stringContaining(` ${status}`)] : [],
      );
    },
  );

  test.each([
    [403, "refused"],
    [429, "unanswered"],
  ])("that Stripe answers with %i is said to be %s", async (status, outcome) => {
    const change = await paid();
    sandbox.stripe.fail({ status, match: "POST /v1/customers/" });
    expect(await change()).toMatchObject({
      result: { kind: "changed", customers: { [outcome]: [expect.any(String)] } },
    });
  });

  test("is left alone once Stripe says that there is none, or once it has the address", async () => {
    const change = await paid();
    expect(await change()).toMatchObject({
      result: { customers: { confirmed: [expect.any(String)] } },
    });
    execute("update payments set stripe_customer_id = 'cus_gone'");
    expect(await change()).toMatchObject({
      result: { kind: "same", customers: { refused: ["cus_gone"] } },
    });
    const calls = told().length;
    expect(await pass()).toMatchObject({ readdressed: 0, reached: true });
    expect(told()).toHaveLength(calls);
  });
});
