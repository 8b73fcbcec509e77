import { describe, expect, test } from "vitest";
import { textOf } from "../http-client";
import { orderOf, placeOrder } from "../integration/order-visitor";
import { buyers } from "./buyers";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { expectedCounts, outboxEmptied } from "./outbox";

const running = startFaultySite();

// The receipt is sent behind the buyer's back: no fault of it is to be seen.
const rows = faultRows({
  "answers 500": "unnoticed",
  "answers 503 once": "unnoticed",
  "limits the rate": "unnoticed",
  "is slow": "unnoticed",
  "answers too late": "unnoticed",
  "never answers": "unnoticed",
  "ends the connection before the effect": "unnoticed",
  "ends the connection after the effect": "unnoticed",
  "answers something else": "unnoticed",
});

describe.each(buyers)("paying $mode", ({ arrive }) => {
  test.each(rows)(
    "when Postmark $fault for the receipt: $seen, and the receipt in the end",
    async ({ plan, repeats }) => {
      const { site, browser } = running;
      const { fields, sessionId } = await placeOrder(site);
      const lift = site.sandbox.postmark.fail({ ...plan, match: "POST /email" });
      await site.sandbox.stripe.pay(sessionId);
      const paid = site.sandbox.stripe.events.find(
        ({ type, object }) =>
          type === "checkout.session.completed" && (object as { id: string }).id === sessionId,
      );
      expect(paid?.attempts.map(({ status }) => status)).toEqual([200]);
      const buyer = await arrive(site, browser);
      expect(await buyer.read(`/thank-you?session_id=${sessionId}`)).toContain(
        "Thank you for your order!",
      );
      expect(orderOf(site, fields).state).toBe("paid");
      lift();

      await outboxEmptied(site);
      const receipts = site.sandbox.postmark.mails.filter(({ To }) => To === fields.email);
      expect(expectedCounts(repeats)).toContain(receipts.length);
      const [, link = ""] = /(\/onboarding\?link=\S+)/.exec(receipts[0]?.TextBody ?? "") ?? [];
      const { reference } = orderOf(site, fields);
      expect(textOf(await (await fetch(site.url + link)).text())).toContain(reference);
      await buyer.leave();
    },
  );
});
