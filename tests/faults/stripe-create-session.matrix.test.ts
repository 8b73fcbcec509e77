import { expect } from "vitest";
import { orderOf, validOrder } from "../support/orders/order-visitor";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";
import { buyers } from "../support/faults/buyers";
import { impatientWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { mailsAbout, outboxEmptied } from "../support/faults/outbox";

const site = await sharedSite({ env: impatientWithJobs });

testEveryFault(
  site,
  {
    doing: "ordering",
    visitors: buyers,
    call: "create session",
    unnoticed: ["is slow"],
    title: "when Stripe $fault for a new session: $seen, and one checkout in the end",
  },
  async (buyer, { fault, seen, underFault }) => {
    const fields = validOrder();
    const told = {
      kind: "told",
      words: `Something went wrong Please email us directly at ${supportEmail}.`,
      values: fields,
    };
    const answer = await underFault(() => buyer.send(fields));
    if (seen === "told") {
      expect(answer).toEqual(told);
      expect(orderOf(site, fields)).toMatchObject({ state: "received", stripe_session_id: null });
      // While a late one is still at work, Stripe refuses its key.
      await until("a further try leads on", async () => {
        const again = await buyer.send(fields);
        if (again.kind === "told") expect(again).toEqual(told);
        return again.kind === "checkout";
      });
    }

    const order = orderOf(site, fields);
    expect(order.state).toBe("checkout_open");
    await buyer.reopen();
    const sessionId = order.stripe_session_id;
    expect(await buyer.send(fields)).toEqual({ kind: "checkout", sessionId });
    const sessions = site.sandbox.stripe.sessions.filter(
      ({ client_reference_id }) => client_reference_id === order.id,
    );
    // An answer nobody could read leaves a session behind whose address nobody was given.
    const lost = fault === "answers something else" ? 1 : 0;
    expect(sessions).toHaveLength(1 + lost);
    expect(sessions.at(-1)).toMatchObject({ id: sessionId, status: "open" });
    await outboxEmptied(site);
    expect(mailsAbout(site, order.reference)).toHaveLength(1);
  },
);
