import { describe, expect } from "vitest";
import { stripePrices } from "~/content/stripe-prices";
import { priceTexts } from "~/content/price-texts";
import { webhookEvents } from "~/server/stripe/stripe.server";
import {
  answer,
  complaintOf,
  complaints,
  site,
  failed,
  warned,
} from "../support/operations/doctor";
import { often as test, rarely } from "../support/rarely";

describe("doctor reports Stripe", () => {
  test("once when it refuses the key", async () => {
    const { code, reported } = await complaints({ STRIPE_SECRET_KEY: "sk_test_another" });
    expect(code).toBe(1);
    expect(reported.filter(({ check }) => check.startsWith("Stripe"))).toEqual([
      { check: "Stripe key", state: "failed", advice: expect.stringContaining("API keys") },
    ]);
  });

  test.each([
    ["answers 500", { status: 500 }, {}] as const,
    ["never answers", { hang: true }, { PROVIDER_TIMEOUT_MS: "500" }] as const,
  ])("that %s as failed, and the clock as unknown", async (_, fault, env) => {
    site.sandbox.stripe.fail({ match: "GET", ...fault });
    const { code, reported } = await complaints(env);
    const [key, clock] = ["Stripe key", "Clock"].map((name) =>
      reported.find(({ check }) => check === name),
    );
    expect([code, key?.state]).toEqual([1, "failed"]);
    // An error response still has Stripe's Date header.
    expect(clock?.state).toBe("hang" in fault ? "warning" : undefined);
  });

  test("with a test key behind TLS with a warning", async () => {
    const SITE_URL = "https://sitewright.invalid";
    const [, ...complaint] = await complaintOf("Stripe key", { SITE_URL });
    expect(complaint).toEqual(["warning", expect.stringContaining("is a test key")]);
  });

  rarely.each([
    ["STRIPE_PRICE_SETUP", "price_other", `${priceTexts.setup} once`, "is not the price charged"],
    [
      "STRIPE_PRICE_GROWTH",
      "price_setup",
      `${priceTexts.monthly} a month`,
      "is not the price charged",
    ],
    ["STRIPE_PRICE_GROWTH", "gone", `${priceTexts.monthly} a month`, "names no price"],
  ])("with %s set to %s as failed", async (name, id, wanted, why) => {
    const complaint = await complaintOf("Stripe prices", { [name]: id });
    expect(complaint).toEqual(failed(wanted));
    expect(complaint[2]).toContain(`${name} ${why}`);
    expect(complaint[2]).not.toContain(id);
  });

  const prices = { STRIPE_PRICE_SETUP: "price_setup", STRIPE_PRICE_GROWTH: "price_growth" };

  test("with the right prices as ok", async () => {
    expect(await complaintOf("Stripe prices", prices)).toEqual([0, "ok", null]);
  });

  rarely.each([
    { active: false },
    { currency: "xaf" },
    { unit_amount: stripePrices.setup + 1 },
    { recurring: { interval: "month", interval_count: 1 } },
  ])("with a setup price changed by %j as failed", async (change) => {
    const { setup: unit_amount, currency, tax: tax_behavior } = stripePrices;
    const price = { active: true, unit_amount, currency, tax_behavior, recurring: null };
    site.sandbox.stripe.fail(answer("GET /v1/prices/price_setup", { ...price, ...change }));
    expect((await complaintOf("Stripe prices", prices)).slice(0, 2)).toEqual([1, "failed"]);
  });

  test.each([
    ["invoices", "invoice_payments", 404, "does not list invoice payments"],
    ["invoices", "invoice_payments", 403, "may not read invoices"],
    ["refunds", "refunds", 403, "may not read refunds"],
    ["events", "events", 403, "may not read events"],
  ])("%s as failed when it answers for %s with %d", async (what, path, status, advice) => {
    site.sandbox.stripe.fail({ match: `GET /v1/${path}`, status });
    expect(await complaintOf(`Stripe ${what}`)).toEqual(failed(advice));
  });

  const enabled = { status: "enabled", enabled_events: webhookEvents };
  const endpoint = (changes: object) =>
    answer("GET /v1/webhook_endpoints", {
      object: "list",
      data: [{ url: `${site.url}/webhooks/stripe`, ...enabled, ...changes }],
    });

  test("with a webhook endpoint for exactly the handled events as ok", async () => {
    site.sandbox.stripe.fail(endpoint({}));
    expect(await complaintOf("Stripe webhook")).toEqual([0, "ok", null]);
  });

  test("without the site's webhook endpoint as failed", async () => {
    const { webhookUrl } = site.sandbox.stripe;
    site.sandbox.stripe.webhookUrl = undefined;
    const complaint = await complaintOf("Stripe webhook");
    site.sandbox.stripe.webhookUrl = webhookUrl;
    expect(complaint).toEqual(failed("add it in Stripe's"));
  });

  test.each([
    ["of another URL", { url: "https://elsewhere.test/webhooks/stripe" }, "has no endpoint"],
    ["that is disabled", { status: "disabled" }, "is disabled"],
    [
      "without the refund event",
      { enabled_events: webhookEvents.filter((type) => type !== "charge.refunded") },
      "misses charge.refunded: add them",
    ],
  ])("with a webhook endpoint %s as failed", async (_, changes, advice) => {
    site.sandbox.stripe.fail(endpoint(changes));
    expect(await complaintOf("Stripe webhook")).toEqual(failed(advice));
  });

  test("with a warning when its key may not read webhook endpoints", async () => {
    site.sandbox.stripe.fail({ match: "GET /v1/webhook_endpoints", status: 403 });
    expect(await complaintOf("Stripe webhook")).toEqual(warned("by hand"));
  });

  test.each([
    [20, 0, "ok"],
    [60, 0, "warning"],
    [-60, 0, "warning"],
    [400, 1, "failed"],
  ])("with a clock %d seconds ahead: exit code %d, %s", async (seconds, code, state) => {
    const date = new Date(Date.now() + seconds * 1000).toUTCString();
    const account = answer("GET /v1/account", { object: "account" });
    site.sandbox.stripe.fail({ ...account, headers: { date } });
    const complaint = await complaintOf("Clock");
    expect(complaint.slice(0, 2)).toEqual([code, state]);
    if (state !== "ok") expect(complaint[2]).toContain(seconds > 0 ? "behind" : "ahead");
  });
});
