import { expect } from "vitest";
import { orderOf, validOrder } from "../support/orders/order-visitor";
import { buyers } from "../support/faults/buyers";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { expectedCounts, mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import { sharedSite } from "../support/site";

const NOTICE = "Email notification failed We'll contact you via your order details instead.";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

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
    expect(answer).toEqual({ kind: "checkout", sessionId });
    const queued = site.rows("select id from outbox where order_id = ?", order.id);
    expect(queued).toHaveLength(1);

    const back = await buyer.read("/contact?cancelled=1");
    expect(back.includes(NOTICE)).toBe(seen === "reported");
    expect(await buyer.read("/contact?cancelled=1")).not.toContain(NOTICE);
    await buyer.reopen();
    expect(await buyer.send(fields)).toEqual({ kind: "checkout", sessionId });

    await waitForEmptyOutbox(site);
    expect(expectedCounts(repeats)).toContain(mailsAbout(site, order.reference).length);
    expect(site.rows("select id from outbox where order_id = ?", order.id)).toEqual(queued);
  },
);
