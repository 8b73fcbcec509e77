import { expect } from "vitest";
import { textOf } from "../support/http/http-client";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { buyers } from "../support/faults/buyers";
import { everyFault, shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { expectedCounts, waitForEmptyOutbox } from "../support/faults/outbox";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

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
      const paid = site.sandbox.stripe.events.find(
        ({ type, object }) =>
          type === "checkout.session.completed" && (object as { id: string }).id === sessionId,
      );
      expect(paid?.attempts.map(({ status }) => status)).toEqual([200]);
      expect(await buyer.read(`/thank-you?session_id=${sessionId}`)).toContain(
        "Thank you for your order!",
      );
      expect(orderOf(site, fields).state).toBe("paid");
    });

    await waitForEmptyOutbox(site);
    const receipts = site.sandbox.postmark.mails.filter(({ To }) => To === fields.email);
    expect(expectedCounts(repeats)).toContain(receipts.length);
    const [, link = ""] = /(\/onboarding\?link=\S+)/.exec(receipts[0]?.TextBody ?? "") ?? [];
    const { reference } = orderOf(site, fields);
    expect(textOf(await (await fetch(site.url + link)).text())).toContain(reference);
  },
);
