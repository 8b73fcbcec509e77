import { expect, test } from "vitest";
import { orderOf, placeOrder, validOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { startSite } from "../support/site";

const site = await startSite({
  database: "postgres",
  preload: new URL("../support/database/lose-answers.mjs", import.meta.url),
});

test("an email that is recorded as sent twice, because the first answer was lost, is once in its order's history", async () => {
  await site.ask({ words: '"message_id" =' });
  const { fields } = await placeOrder(site, validOrder());
  await allMailsSent(site);
  expect(site.output()).toContain("a sent mail could not be recorded yet");
  const history = "select kind from order_events where order_id = ? and kind = 'email_sent'";
  expect(site.rows(history, orderOf(site, fields).id)).toHaveLength(1);
});
