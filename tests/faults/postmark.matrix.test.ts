import { expect, test } from "vitest";
import { logo } from "../support/assets/upload-samples";
import { everyFault, faultRows, shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { expectArrivedOnce, expectAttached, expectThanks } from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { expectOneMail, waitForEmptyOutbox } from "../support/faults/outbox";
import { buyers, newAssets, senders } from "../support/faults/visitors";
import { textOf } from "../support/http/http-client";
import { orderOf, paidOrder, placeOrder, validOrder } from "../support/orders/order-visitor";
import { mailedTo } from "../support/orders/person";
import { paidEventOf } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

const NOTICE = "Email notification failed We'll contact you via your order details instead.";

testEveryFault(
  site,
  {
    doing: "ordering",
    visitors: buyers,
    call: "email about an order",
    unnoticed: ["is slow"],
    title:
      "when Postmark $fault for the team's email: the checkout opens, the failure is $seen, and the email is sent in the end",
  },
  async (buyer, { seen, repeats, underFault }) => {
    const fields = validOrder();
    const answer = await underFault(() => buyer.send(fields));
    const order = orderOf(site, fields);
    const sessionId = order.stripe_session_id;
    expect(answer).toEqual({ sessionId });
    const queued = site.rows("select id from outbox where order_id = ?", order.id);
    expect(queued).toHaveLength(1);

    const back = await buyer.read("/contact?cancelled=1");
    expect(back.includes(NOTICE)).toBe(seen === "reported");
    expect(await buyer.read("/contact?cancelled=1")).not.toContain(NOTICE);
    await buyer.reopen();
    expect(await buyer.send(fields)).toEqual({ sessionId });

    await expectOneMail(site, order.reference, repeats);
    expect(site.rows("select id from outbox where order_id = ?", order.id)).toEqual(queued);
  },
);

testEveryFault(
  site,
  {
    doing: "sending assets",
    visitors: senders,
    call: "email about assets",
    unnoticed: ["is slow"],
    title:
      "when Postmark $fault for the team's email: the visitor is thanked, the failure is $seen, and the email is sent in the end",
  },
  async (sender, { seen, repeats, underFault }) => {
    const fields = newAssets();
    expectThanks(await underFault(() => sender.send(fields, [logo])), seen);
    expectAttached(await expectArrivedOnce(site, fields.businessName, [logo], repeats), [logo]);
    const queued =
      "select 1 from outbox where inquiry_id in (select id from inquiries where name = ?)";
    expect(site.rows(queued, fields.businessName)).toHaveLength(1);
  },
);

testEveryFault(
  site,
  {
    doing: "paying",
    visitors: buyers,
    call: "receipt",
    // The receipt is sent in the background, so the buyer notices no failure.
    unnoticed: everyFault,
    title:
      "when Postmark $fault for the receipt: the failure is $seen, and the receipt is sent in the end",
  },
  async (buyer, { repeats, underFault }) => {
    const { fields, sessionId } = await placeOrder(site);
    await underFault(async () => {
      await site.sandbox.stripe.pay(sessionId);
      expect(paidEventOf(site, sessionId)?.attempts.map(({ status }) => status)).toEqual([200]);
      expect(await buyer.read(`/thank-you?session_id=${sessionId}`)).toContain(
        "Thank you for your order!",
      );
      expect(orderOf(site, fields).state).toBe("paid");
    });

    await waitForEmptyOutbox(site);
    const receipts = mailedTo(site, fields.email);
    expect(repeats ? [1, 2] : [1]).toContain(receipts.length);
    const [, link = ""] = /(\/onboarding\?link=\S+)/.exec(receipts[0]?.TextBody ?? "") ?? [];
    const { reference } = orderOf(site, fields);
    expect(textOf(await (await fetch(site.url + link)).text())).toContain(reference);
  },
);

const everyRow = faultRows([]);
const representatives = ["answers 500", "never answers", "answers garbage"];

test.each(ofThisRun(everyRow, ({ fault }) => representatives.includes(fault)))(
  "when Postmark $fault for the bounces: the buyer's page and the log name none, and a later question finds it",
  async ({ fault, plan }) => {
    const { requests } = site.sandbox.postmark;
    const serial = everyRow.findIndex((row) => row.fault === fault);
    const email = `hardbounce+fault${serial}@bounce-testing.postmarkapp.com`;
    const removeFault = site.sandbox.postmark.fail({ ...plan, match: "GET /bounces" });
    const before = requests.length;
    const { visitor } = await paidOrder(site, validOrder({ email }));
    await until("Postmark was asked", () =>
      requests.slice(before).some(({ path }) => path.startsWith("/bounces")),
    );
    expect(textOf(await visitor.page("/thank-you"))).toContain("Thank you for your order!");
    removeFault();
    await until("the bounce is known", async () =>
      textOf(await visitor.page("/thank-you")).includes(`We could not deliver it to ${email}.`),
    );
    expect(site.output()).not.toContain(email);
  },
);
