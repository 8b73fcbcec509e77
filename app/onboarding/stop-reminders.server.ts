import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { timestamp } from "~/time/time";
import { findOrderByAccessToken } from "~/ordering/order-access-tokens.server";
import { updateOrder, type Order } from "~/ordering/orders.server";
import { encryptToken, decryptToken } from "~/security/encrypted-token.server";
import { cancelReminders } from "./cancel-reminders.server";

const PURPOSE = "stop reminders";

/** The address that stops an order's reminders; `link` is the token of the private link beside it in the mail. */
export function stopAddress(link: string): string {
  return `${config.siteUrl}/reminders?token=${encryptToken(PURPOSE, link)}`;
}

/** What the token of such an address stands for; undefined when it is none of ours. Looking changes nothing. */
export async function findStop(token: string): Promise<{ order: Order; link: string } | undefined> {
  const link = decryptToken(PURPOSE, token);
  const order = typeof link === "string" ? await findOrderByAccessToken(link) : undefined;
  return order && { order, link: link as string };
}

/** Stops the reminders to an order's buyer, those queued included. Stopping twice keeps the first time. */
export async function stopReminders(order: Order): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stopped = order.reminders_stopped_at ?? timestamp();
    await updateOrder(trx, order.id, { reminders_stopped_at: stopped });
    await cancelReminders(trx, order.id, "buyer");
  });
}
