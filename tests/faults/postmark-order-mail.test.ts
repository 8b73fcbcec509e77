import { expect } from "vitest";
import { orderOf, validOrder } from "../integration/order-visitor";
import { buyers } from "./buyers";
import { startFaultySite } from "./faulty-site";
import { testEveryFault } from "./matrix";
import { expectedCounts, mailsAbout, outboxEmptied } from "./outbox";

const NOTICE = "Email notification failed We'll contact you via your order details instead.";

testEveryFault(
  startFaultySite(),
  {
    doing: "ordering",
    visitors: buyers,
    provider: "postmark",
    match: "POST /email",
    unnoticed: ["is slow"],
    title:
      "when Postmark $fault for the team's mail: the checkout all the same, $seen, and the mail in the end",
  },
  async (buyer, { site, seen, repeats, underFault }) => {
    const fields = validOrder();
    const answer = await underFault(() => buyer.send(fields));
    const order = orderOf(site, fields);
    const sessionId = order.stripe_session_id;
    expect(answer).toEqual({ kind: "checkout", sessionId });
    const queued = site.rows("select id from outbox where order_id = ?", order.id);
    expect(queued).toHaveLength(1);

    const back = await buyer.read("/contact?cancelled=1");
    expect(back.includes(NOTICE)).toBe(seen === "told");
    expect(await buyer.read("/contact?cancelled=1")).not.toContain(NOTICE);
    await buyer.reopen();
    expect(await buyer.send(fields)).toEqual({ kind: "checkout", sessionId });

    await outboxEmptied(site);
    expect(expectedCounts(repeats)).toContain(mailsAbout(site, order.reference).length);
    expect(site.rows("select id from outbox where order_id = ?", order.id)).toEqual(queued);
  },
);
