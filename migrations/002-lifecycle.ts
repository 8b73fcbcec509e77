import { sql, type Kysely } from "kysely";

/** Orders and drafts after the checkout: refunds, reminders, reconciliation, saving for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("reminders_stopped_at", "text").execute();
  await db.schema.alterTable("orders").addColumn("reconciled_at", "text").execute();
  await db.schema
    .createIndex("orders_state")
    .on("orders")
    .columns(["state", "updated_at"])
    .execute();

  await db.schema.alterTable("payments").addColumn("refunded_at", "text").execute();
  await db.schema
    .createIndex("payments_customer")
    .on("payments")
    .column("stripe_customer_id")
    .execute();
  await db.schema
    .createIndex("payments_subscription")
    .on("payments")
    .column("stripe_subscription_id")
    .execute();

  await db.schema
    .createTable("payment_facts")
    .addColumn("stripe_session_id", "text", (c) => c.notNull())
    .addColumn("fact", "text", (c) => c.notNull())
    .addColumn("invoice_id", "text", (c) => c.notNull())
    .addColumn("invoice_created", "integer", (c) => c.notNull())
    .addColumn("recorded_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("payment_facts_once", ["stripe_session_id", "fact", "invoice_id"])
    .modifyEnd(sql`strict`)
    .execute();

  await db.schema
    .createTable("replaced_checkouts")
    .addColumn("stripe_session_id", "text", (c) => c.primaryKey().notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("replaced_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createIndex("replaced_checkouts_order")
    .on("replaced_checkouts")
    .column("order_id")
    .execute();

  await db.schema.alterTable("drafts").addColumn("saved_at", "text").execute();
  await db.schema
    .createIndex("drafts_state")
    .on("drafts")
    .columns(["state", "updated_at"])
    .execute();

  await db.schema
    .createIndex("outbox_recipient")
    .on("outbox")
    .columns(["recipient", "state"])
    .execute();
}
