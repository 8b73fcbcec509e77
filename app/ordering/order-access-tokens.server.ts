import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { findOrder, type Order } from "./orders.server";

const TOKEN_BYTES = 16;

/** Makes a private link's token for an order's buyer: 128 random bits, of which only the hash is kept. */
export async function issueAccessToken(
  trx: Transaction<Database>,
  orderId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await trx
    .insertInto("order_links")
    .values({ token_hash: hash(token), order_id: orderId, created_at: timestamp() })
    .execute();
  return token;
}

/** The order a private link belongs to. Looking changes nothing: mail scanners open links too. */
export async function findOrderByAccessToken(token: string): Promise<Order | undefined> {
  const link = await db
    .selectFrom("order_links")
    .select("order_id")
    .where("token_hash", "=", hash(token))
    .executeTakeFirst();
  return link && findOrder(link.order_id);
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
