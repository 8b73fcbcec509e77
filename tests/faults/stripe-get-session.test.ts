import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderOf, placeOrder } from "../integration/order-visitor";
import { buyers } from "./buyers";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { outboxEmptied } from "./outbox";

const running = startFaultySite();
let webhookUrl: string | undefined;

// The buyer is back before the webhook.
beforeEach(() => {
  const { stripe } = running.site.sandbox;
  webhookUrl = stripe.webhookUrl;
  stripe.webhookUrl = undefined;
});
afterEach(() => {
  running.site.sandbox.stripe.webhookUrl = webhookUrl;
});

const rows = faultRows({
  "answers 500": "told",
  "answers 503 once": "told",
  "limits the rate": "told",
  "is slow": "unnoticed",
  "answers too late": "told",
  "never answers": "told",
  "ends the connection before the effect": "told",
  "ends the connection after the effect": "told",
  "answers something else": "told",
});

const WORDS = { told: "Your payment is on its way", unnoticed: "Thank you for your order!" };

describe.each(buyers)("coming back from the checkout $mode", ({ arrive }) => {
  test.each(rows)(
    "when Stripe $fault for the session: $seen, and paid once in the end",
    async ({ plan, seen }) => {
      const { site, browser } = running;
      const { stripe } = site.sandbox;
      const { fields, order, sessionId } = await placeOrder(site);
      const path = `/thank-you?session_id=${sessionId}`;
      await stripe.pay(sessionId);
      const buyer = await arrive(site, browser);
      const lift = stripe.fail({ ...plan, match: `GET /v1/checkout/sessions/${sessionId}` });
      const words = await buyer.read(path);
      expect(words).toContain(WORDS[seen]);
      expect(words).toContain(order.reference);
      if (seen === "told") expect(orderOf(site, fields).state).toBe("checkout_open");
      lift();

      expect(await buyer.read(path)).toContain(WORDS.unnoticed);
      expect(orderOf(site, fields).state).toBe("paid");
      stripe.webhookUrl = webhookUrl;
      const paid = stripe.events.find(
        ({ type, object }) =>
          type === "checkout.session.completed" && (object as { id: string }).id === sessionId,
      );
      expect(await stripe.sendAgain(paid?.id ?? "")).toBe(200);
      expect(site.rows("select * from payments where order_id = ?", order.id)).toHaveLength(1);
      await outboxEmptied(site);
      const receipts = site.sandbox.postmark.mails.filter(({ To }) => To === fields.email);
      expect(receipts).toHaveLength(1);
      await buyer.leave();
    },
  );
});
