import { beforeEach, expect, test } from "vitest";
import { OnboardingClient, filledIn } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { waitForEmptyOutbox } from "../support/faults/outbox";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { sharedSite, teamEmail } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: { ...shortTimeoutsWithJobs, OUTBOX_RETRY_MS: "100" } });

// An email of an earlier test would meet the planned failure.
beforeEach(() => waitForEmptyOutbox(site));

const mailsTo = (address: string, words: string) =>
  site.sandbox.postmark.mails.filter(
    ({ To, Subject }) => To === address && Subject?.includes(words),
  );

/** Waits until the worker has sent an email with these words and recorded it; returns all there are. */
async function arrived(address: string, words: string) {
  await until("the email is sent", () => mailsTo(address, words).length > 0);
  await until("the outbox has recorded it", () => {
    return site.rows("select id from outbox where state <> 'sent'").length === 0;
  });
  return mailsTo(address, words);
}

test("the email about an order that Postmark refused is sent later by the worker, once", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
  const { order } = await placeOrder(site);
  expect(await arrived(teamEmail, order.reference)).toHaveLength(1);
});

test("a receipt that Postmark refused is sent later by the worker, once", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 2 });
  await site.sandbox.stripe.pay(sessionId);
  expect(orderOf(site, fields).state).toBe("paid");
  expect(await arrived(fields.email, order.reference)).toHaveLength(1);
});

test("the email about assets that Postmark refused is sent later by the worker, once, with its files", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  site.sandbox.postmark.fail({ match: "POST /email", status: 500, times: 1 });
  await client.send([{ name: "logo.png", bytes: png }], { ...filledIn, businessName: "Once Ltd" });
  const mails = await arrived(teamEmail, "Once Ltd");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.Attachments?.map(({ Name }) => Name)).toEqual(["logo.png"]);
});
