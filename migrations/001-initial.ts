import { sql, type Kysely } from "kysely";

/** Text ids (UUID), times as ISO text, booleans as 0 and 1, JSON as text: all of it moves to PostgreSQL as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("form_id", "text", (c) => c.notNull().unique())
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("project", "text", (c) => c.notNull())
    .addColumn("assets", "text", (c) => c.notNull())
    .addColumn("timeline", "text", (c) => c.notNull())
    .addColumn("budget", "text")
    .addColumn("package_type", "text", (c) => c.notNull())
    .addColumn("attempt", "integer", (c) => c.notNull())
    .addColumn("attempt_failed", "integer", (c) => c.notNull())
    .addColumn("stripe_session_id", "text", (c) => c.unique())
    .addColumn("checkout_url", "text")
    .addColumn("checkout_expires_at", "text")
    .addColumn("draft_id", "text", (c) => c.notNull().unique())
    .addColumn("paid_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();

  await db.schema
    .createTable("payments")
    .addColumn("stripe_session_id", "text", (c) => c.primaryKey().notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("amount_total", "integer", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("stripe_customer_id", "text")
    .addColumn("stripe_subscription_id", "text")
    .addColumn("paid_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema.createIndex("payments_order").on("payments").column("order_id").execute();

  await db.schema
    .createTable("order_links")
    .addColumn("token_hash", "text", (c) => c.primaryKey().notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema.createIndex("order_links_order").on("order_links").column("order_id").execute();

  await db.schema
    .createTable("stripe_events")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();

  await db.schema
    .createTable("drafts")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("order_id", "text", (c) => c.references("orders.id"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("business_name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("website_url", "text", (c) => c.notNull())
    .addColumn("brand_colors", "text", (c) => c.notNull())
    .addColumn("text_content", "text", (c) => c.notNull())
    .addColumn("social_links", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema.createIndex("drafts_order").on("drafts").column("order_id").execute();

  await db.schema
    .createTable("uploads")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("draft_id", "text", (c) => c.notNull().references("drafts.id"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("size", "integer", (c) => c.notNull())
    .addColumn("sha256", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  // A file still being received has no hash yet, and NULLs never collide: only finished files are compared.
  await db.schema
    .createIndex("uploads_same_file")
    .unique()
    .on("uploads")
    .columns(["draft_id", "sha256", "size", "name"])
    .execute();
  await db.schema
    .createIndex("uploads_state")
    .on("uploads")
    .columns(["state", "created_at"])
    .execute();

  await db.schema
    .createTable("inquiries")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("draft_id", "text", (c) => c.notNull().unique().references("drafts.id"))
    .addColumn("order_id", "text", (c) => c.references("orders.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("package_type", "text", (c) => c.notNull())
    .addColumn("project_description", "text", (c) => c.notNull())
    .addColumn("assets_description", "text", (c) => c.notNull())
    .addColumn("file_urls", "text", (c) => c.notNull())
    .addColumn("timeline", "text", (c) => c.notNull())
    .addColumn("payment_status", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema.createIndex("inquiries_order").on("inquiries").column("order_id").execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (c) => c.primaryKey().notNull())
    .addColumn("dedupe_key", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("mail", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.references("orders.id"))
    .addColumn("inquiry_id", "text", (c) => c.references("inquiries.id"))
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("next_attempt_at", "text", (c) => c.notNull())
    .addColumn("leased_until", "text")
    .addColumn("last_error", "text")
    .addColumn("message_id", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("sent_at", "text")
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["state", "next_attempt_at"])
    .execute();
  await db.schema.createIndex("outbox_order").on("outbox").column("order_id").execute();
  await db.schema.createIndex("outbox_inquiry").on("outbox").column("inquiry_id").execute();

  // The columns rate-limiter-flexible expects; times in milliseconds.
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (c) => c.primaryKey().notNull())
    .addColumn("points", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("expire", "integer")
    .modifyEnd(sql`strict`)
    .execute();
}
