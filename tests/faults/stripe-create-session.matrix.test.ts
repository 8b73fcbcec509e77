import { expect } from "vitest";
import { orderOf, validOrder } from "../support/orders/order-visitor";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";
import { buyers } from "../support/faults/buyers";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

testEveryFault(
  site,
  {
    doing: "ordering",
    visitors: buyers,
    call: "create session",
    unnoticed: ["is slow"],
    title:
      "when Stripe $fault for a new session: the failure is $seen, and there is one open session in the end",
  },
  async (buyer, { fault, seen, underFault }) => {
    const fields = validOrder();
    const failure = {
      kind: "failed",
      words: `Something went wrong Please email us directly at ${supportEmail}.`,
      values: fields,
    };
    const answer = await underFault(() => buyer.send(fields));
    if (seen === "reported") {
      expect(answer).toEqual(failure);
      expect(orderOf(site, fields)).toMatchObject({ state: "received", stripe_session_id: null });
      // While the first request still runs, Stripe refuses its key.
      await until("a later submission opens the checkout", async () => {
        const again = await buyer.send(fields);
        if (again.kind === "failed") expect(again).toEqual(failure);
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
    // A garbled response leaves a session whose URL the site never got.
    const lost = fault === "answers garbage" ? 1 : 0;
    expect(sessions).toHaveLength(1 + lost);
    expect(sessions.at(-1)).toMatchObject({ id: sessionId, status: "open" });
    await waitForEmptyOutbox(site);
    expect(mailsAbout(site, order.reference)).toHaveLength(1);
  },
);
