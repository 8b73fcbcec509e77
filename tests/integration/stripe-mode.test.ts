import { expect, test } from "vitest";
import { db, insert, newOrder } from "../support/database/application";

const { config } = await import("~/server/config/config.server");
const { checkStripeMode, OtherStripeMode } = await import("~/orders/stripe-mode.server");

/** Stores checkouts with these ids, and checks the database as a start does. */
async function start(
  ids: string[],
  secretKey: string,
  apiUrl?: string,
  demonstration = false,
): Promise<void> {
  const { id: order_id } = newOrder();
  for (const stripe_session_id of ids) {
    insert("checkouts", { stripe_session_id, order_id, opened_at: "2026-06-15T09:30:00.000Z" });
  }
  const stripe = { ...config.stripe, secretKey, apiUrl };
  await checkStripeMode(db, { stripe, sandbox: { demonstration, url: undefined } });
}

test.each([
  [[], "sk_live_1"],
  [["cs_live_a", "cs_live_b"], "sk_live_1"],
  [["cs_live_a", "cs_live_b"], "rk_live_1"],
  [["cs_test_a"], "sk_test_1"],
  // A site that runs must start again.
  [["cs_live_a", "cs_test_a"], "sk_live_1"],
  [["cs_live_a", "cs_test_a"], "sk_test_1"],
  [["cs_a"], "sk_live_1"],
  [["cs_test_a"], "a-key-of-another-form"],
])("a database with the checkouts %j starts with the key %s", async (ids, key) => {
  await expect(start(ids, key)).resolves.toBeUndefined();
});

test.each([
  [["cs_test_a", "cs_test_b"], "sk_live_1", /of Stripe's test mode, .* in its live mode/],
  [["cs_test_a"], "rk_live_1", /DATA_DIR/],
  [["cs_live_a"], "sk_test_1", /of Stripe's live mode, .* in its test mode/],
])("a database with the checkouts %j does not start with the key %s", async (ids, key, reason) => {
  await expect(start(ids, key)).rejects.toThrow(OtherStripeMode);
  await expect(start([], key)).rejects.toThrow(reason);
});

test("a stand-in for Stripe may name its sessions as it likes", async () => {
  await expect(start(["cs_test_a"], "sk_live_1", "http://stripe.test")).resolves.toBeUndefined();
});

test("a demonstration does not start on the orders of a live site", async () => {
  const standIn = "http://stripe.test";
  await expect(start(["cs_test_a"], "sk_test_1", standIn, true)).resolves.toBeUndefined();
  await expect(start([], "sk_test_1", standIn, true)).resolves.toBeUndefined();
});

test("a demonstration is refused where each order is of a live site", async () => {
  const refused = start(["cs_live_a"], "sk_test_1", "http://stripe.test", true);
  await expect(refused).rejects.toThrow(/of Stripe's live mode/);
});
