import { sql, type Kysely } from "kysely";

/** Indexes that make the cost of every query independent of the rows it does not return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, on: string) => sql`create index ${sql.raw(`${name} on ${on}`)}`;
  const drop = (name: string) => db.schema.dropIndex(name).execute();

  // From now on only a paid order whose checkout is still to be closed has an expiry time.
  await sql`update orders set checkout_url = null, checkout_expires_at = null
    where paid_at is not null and stripe_session_id in (select stripe_session_id from payments)`.execute(
    db,
  );
  await index(
    "orders_to_close",
    "orders (updated_at) where paid_at is not null and checkout_expires_at is not null",
  ).execute(db);
  // Not payment_failed: the result of its session is final, so Stripe is not asked again.
  await sql`alter table orders add column open_since text as (
    iif(stripe_session_id is not null and state in ('received', 'checkout_open', 'payment_pending'),
      max(updated_at, coalesce(reconciled_at, '')), null))`.execute(db);
  await index("orders_left_open", "orders (open_since) where open_since is not null").execute(db);
  await index("orders_paid", "orders (state, paid_at) where paid_at is not null").execute(db);
  await index("orders_state_created", "orders (state, created_at, id)").execute(db);

  for (const name of ["payments_order", "inquiries_order", "outbox_order", "outbox_inquiry"]) {
    await drop(name);
  }
  await index("payments_order", "payments (order_id, paid_at)").execute(db);
  await index("inquiries_order", "inquiries (order_id, created_at)").execute(db);
  await index("outbox_order", "outbox (order_id, created_at)").execute(db);
  await index("outbox_inquiry", "outbox (inquiry_id, created_at)").execute(db);

  for (const name of ["outbox_due", "outbox_recipient", "uploads_state"]) await drop(name);
  // An email waits behind earlier ones to the same recipient about the same order, else about the same inquiry.
  await sql`alter table outbox add column thread text as (
    recipient || ' ' || coalesce(order_id, inquiry_id, id))`.execute(db);
  await index("outbox_turn", "outbox (state, thread, created_at)").execute(db);
  await index("outbox_state_created", "outbox (state, created_at, id)").execute(db);
  await index("uploads_state", "uploads (state, created_at, id)").execute(db);

  await index("stripe_events_received", "stripe_events (received_at)").execute(db);
  await index("order_links_created", "order_links (created_at)").execute(db);
  await index("rate_limits_expire", "rate_limits (expire)").execute(db);

  // A person is found by an email address in any case.
  await index("orders_person", "orders (lower(trim(email)))").execute(db);
  await index("drafts_person", "drafts (lower(trim(email)))").execute(db);
  await index("inquiries_person", "inquiries (lower(trim(email)))").execute(db);
  await index("outbox_person", "outbox (lower(trim(recipient)))").execute(db);
}
