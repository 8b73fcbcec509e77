import { expect, test } from "vitest";
import { orderOf, validOrder, type OrderRow } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";
import { buyers } from "../support/faults/buyers";
import { everyFault, shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

/** Waits until no session of an order can be paid, or only this one. */
function payableAtMost({ id }: OrderRow, sessionId: string | null) {
  return until("the old session is expired", () =>
    site.sandbox.stripe.sessions
      .filter(({ client_reference_id, status }) => client_reference_id === id && status === "open")
      .every((session) => session.id === sessionId),
  );
}

testEveryFault(
  site,
  {
    doing: "editing an order",
    visitors: buyers,
    call: "expire session",
    // The superseded session is expired in the background, so the buyer notices no failure.
    unnoticed: everyFault,
    title:
      "when Stripe $fault for expiring the old session: the failure is $seen, and the new session is paid once",
  },
  async (buyer, { underFault }) => {
    const { stripe } = site.sandbox;
    const fields = validOrder();
    await buyer.send(fields);
    const before = orderOf(site, fields);

    const edited = { ...fields, project: `${fields.project} And gardens.` };
    const order = await underFault(async () => {
      await buyer.reopen();
      const answer = await buyer.send(edited);
      const order = orderOf(site, fields);
      const sessionId = order.stripe_session_id ?? "";
      expect(answer).toEqual({ kind: "checkout", sessionId });
      expect(order).toMatchObject({ id: before.id, project: edited.project });
      expect(sessionId).not.toBe(before.stripe_session_id);
      await until("Stripe was asked to expire the old session", () =>
        stripe.requests.some(({ path }) => path.includes(`${before.stripe_session_id}/expire`)),
      );
      await stripe.pay(sessionId);
      expect(await buyer.read(`/thank-you?session_id=${sessionId}`)).toContain(
        "Thank you for your order!",
      );
      return order;
    });

    await payableAtMost(order, null);
    expect(site.rows("select * from payments where order_id = ?", order.id)).toHaveLength(1);
    await waitForEmptyOutbox(site);
    expect(
      mailsAbout(site, order.reference)
        .map(({ Subject }) => Subject?.split(" SW-")[0])
        .sort(),
    ).toEqual(["Order begun", "Order paid", "Order updated", "Your Sitewright order"]);
  },
);

test("a superseded session that could not be expired at once is expired later", async () => {
  const { stripe } = site.sandbox;
  const buyer = await buyers[1].arrive(site);
  const fields = validOrder();
  await buyer.send(fields);
  const lift = stripe.fail({ status: 500, match: /^POST .*\/expire$/ });
  await buyer.send({ ...fields, project: `${fields.project} And gardens.` });
  await until("Stripe was asked", () => stripe.requests.some(({ path }) => /expire$/.test(path)));
  lift();
  const order = orderOf(site, fields);
  await payableAtMost(order, order.stripe_session_id);
  expect(stripe.find(order.stripe_session_id ?? "")?.status).toBe("open");
});
