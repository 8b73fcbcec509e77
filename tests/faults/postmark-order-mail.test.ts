import { describe, expect, test } from "vitest";
import { orderOf, validOrder } from "../integration/order-visitor";
import { buyers } from "./buyers";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { expectedCounts, mailsAbout, outboxEmptied } from "./outbox";

const NOTICE = "Email notification failed We'll contact you via your order details instead.";

const running = startFaultySite();

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

describe.each(buyers)("ordering $mode", ({ arrive }) => {
  test.each(rows)(
    "when Postmark $fault for the team's mail: the checkout all the same, $seen, and the mail in the end",
    async ({ plan, seen, repeats }) => {
      const { site, browser } = running;
      const buyer = await arrive(site, browser);
      const fields = validOrder();
      const lift = site.sandbox.postmark.fail({ ...plan, match: "POST /email" });
      const answer = await buyer.send(fields);
      lift();
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
      await buyer.leave();
    },
  );
});
