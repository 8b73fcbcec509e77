import { beforeEach, expect, test } from "vitest";
import { filledIn, openedClient, SCRIPTS } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { textOf } from "../support/http/http-client";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { expectOneMail } from "../support/faults/outbox";
import { sharedSite, supportEmail, teamEmail } from "../support/site";
import { openForm, orderOf, placeOrder, validOrder } from "../support/orders/order-visitor";

const NOTICE = "Email notification failed We'll contact you via your order details instead.";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

beforeEach(() => {
  // A retry of a pending email would meet the failures planned by a later test.
  site.execute("update outbox set state = 'failed' where state = 'pending'");
});

test("the thank-you page says once that the email failed", async () => {
  // Each time: another email of the site may be tried first.
  site.sandbox.postmark.fail({ match: "POST /email", status: 500 });
  const { visitor, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  const path = `/thank-you?session_id=${sessionId}`;
  expect(textOf(await visitor.page(path))).toContain(NOTICE);
  expect(textOf(await visitor.page(path))).not.toContain(NOTICE);
});

test("when Postmark and Stripe are down the page shows both failures, and the next post sends no second email", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
  site.sandbox.stripe.fail({ status: 500, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields);
  const words = textOf(await answer.text());
  expect(answer.status).toBe(502);
  expect(words).toContain(`Something went wrong Please email us directly at ${supportEmail}.`);
  expect(words).toContain(NOTICE);
  expect((await visitor.send(fields)).status).toBe(303);
  await expectOneMail(site, orderOf(site, fields).reference);
});

test("the scripts that send assets are redirected to the page with the warning", async () => {
  site.sandbox.postmark.fail({ match: "/email", status: 500 });
  const client = await openedClient(site);
  const answer = await client.send([logo], filledIn, SCRIPTS);
  expect(answer.headers.get("X-Remix-Redirect")).toMatch(/^\/onboarding\?.*notified=0/);
});

test("a failed email is logged without names, email addresses or texts", () => {
  const lines = site.output();
  expect(lines).toContain("mail not sent");
  for (const value of ["logo.png", filledIn.email, "Marlow", "boilers", teamEmail]) {
    expect(lines).not.toContain(value);
  }
});
