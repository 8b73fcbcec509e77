import { sql, type Kysely } from "kysely";

/** Which money is an order's own, and which is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkouts")
    .addColumn("stripe_session_id", "text", (c) => c.primaryKey().notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("amount_subtotal", "integer")
    .addColumn("currency", "text")
    .addColumn("mode", "text")
    .addColumn("livemode", "integer")
    .addColumn("opened_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createIndex("checkouts_order")
    .on("checkouts")
    .columns(["order_id", "opened_at"])
    .execute();
  // Of the sessions opened so far only their ids are known.
  await sql`insert or ignore into checkouts (stripe_session_id, order_id, opened_at)
    select stripe_session_id, id, created_at from orders where stripe_session_id is not null
    union all select stripe_session_id, order_id, replaced_at from replaced_checkouts
    union all select stripe_session_id, order_id, paid_at from payments`.execute(db);

  await db.schema
    .createTable("unexpected_payments")
    .addColumn("stripe_session_id", "text", (c) => c.primaryKey().notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("amount_total", "integer", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("fault", "text", (c) => c.notNull())
    .addColumn("found_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createIndex("unexpected_payments_order")
    .on("unexpected_payments")
    .columns(["order_id", "found_at"])
    .execute();

  await db.schema.alterTable("payments").addColumn("stripe_invoice_id", "text").execute();
  await db.schema.alterTable("payments").addColumn("stripe_payment_intent_id", "text").execute();
  await db.schema
    .createIndex("payments_payment_intent")
    .on("payments")
    .column("stripe_payment_intent_id")
    .execute();
  // A customer may buy other products of the same Stripe account.
  await db.schema.dropIndex("payments_customer").execute();

  await db.schema
    .createTable("disputes")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("stripe_session_id", "text", (c) => c.notNull())
    .addColumn("outcome", "text")
    .addColumn("told", "integer", (c) => c.notNull())
    .addColumn("recorded_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createIndex("disputes_session")
    .on("disputes")
    .column("stripe_session_id")
    .execute();

  await db.schema.alterTable("orders").addColumn("returned_at", "text").execute();
  const index = (name: string, on: string) => sql`create index ${sql.raw(`${name} on ${on}`)}`;
  await index(
    "orders_returned",
    "orders (returned_at) where returned_at is not null and open_since is not null",
  ).execute(db);
  await index("orders_open_created", "orders (created_at) where open_since is not null").execute(
    db,
  );
}
