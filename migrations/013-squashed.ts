import { sql, type Kysely } from "kysely";

/**
 * The schema that migrations 001 to 013 make in SQLite, for PostgreSQL. Text is compared by bytes and lower() changes ASCII
 * letters alone, as in SQLite. `rowid` numbers emails in the order of their inserts, which SQLite does by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    const withCollation = columns.replaceAll(/\btext\b(?!\))/g, 'text collate "C"');
    await sql.raw(`create table ${table} (${withCollation})`).execute(db);
  }
  for (const [name, on] of Object.entries(indexes)) {
    const unique = on.startsWith("unique ") ? "unique " : "";
    await sql.raw(`create ${unique}index ${name} on ${on.slice(unique.length)}`).execute(db);
  }
}

const tables = {
  orders: `
    id text primary key, form_id text not null unique, reference text not null unique, state text not null,
    name text not null, email text not null, project text not null, assets text not null, timeline text not null,
    budget text, package_type text not null, attempt bigint not null, attempt_failed bigint not null,
    stripe_session_id text unique, checkout_url text, checkout_expires_at text, draft_id text not null unique,
    paid_at text, created_at text not null, updated_at text not null, reminders_stopped_at text, reconciled_at text,
    assets_received_at text,
    open_since text generated always as (
      case when stripe_session_id is not null and state in ('received', 'checkout_open', 'payment_pending')
      then greatest(updated_at, coalesce(reconciled_at, '')) end) stored,
    returned_at text, preview_url text, ready_at text, launched_at text, terms_version text`,
  payments: `
    stripe_session_id text primary key, order_id text not null references orders (id), amount_total bigint not null,
    currency text not null, stripe_customer_id text, stripe_subscription_id text, paid_at text not null,
    refunded_at text, stripe_invoice_id text, stripe_payment_intent_id text, paid_with text`,
  order_links: `
    token_hash text primary key, order_id text not null references orders (id), created_at text not null,
    encrypted_token text`,
  stripe_events: `id text primary key, type text not null, received_at text not null`,
  drafts: `
    id text primary key, order_id text references orders (id), state text not null, business_name text not null,
    email text not null, website_url text not null, brand_colors text not null, text_content text not null,
    social_links text not null, created_at text not null, updated_at text not null, saved_at text, network text`,
  uploads: `
    id text primary key, draft_id text not null references drafts (id), state text not null, key text not null unique,
    name text not null, type text not null, size bigint not null, sha256 text, created_at text not null`,
  inquiries: `
    id text primary key, draft_id text not null unique references drafts (id), order_id text references orders (id),
    name text not null, email text not null, package_type text not null, project_description text not null,
    assets_description text not null, file_urls text not null, timeline text not null, payment_status text not null,
    created_at text not null`,
  outbox: `
    rowid bigint generated always as identity,
    id text primary key, dedupe_key text not null unique, state text not null, recipient text not null,
    mail text not null, order_id text references orders (id), inquiry_id text references inquiries (id),
    attempts bigint not null, next_attempt_at text not null, leased_until text, last_error text, message_id text,
    created_at text not null, sent_at text,
    thread text generated always as (recipient || ' ' || coalesce(order_id, inquiry_id, id)) stored,
    rate_limited bigint not null default 0,
    reply_to text generated always as (case when mail is json then lower(trim(mail::json ->> 'replyTo')) end) stored,
    bounced_at text`,
  rate_limits: `key text primary key, points bigint not null default 0, expire bigint`,
  payment_facts: `
    stripe_session_id text, fact text, invoice_id text, invoice_created bigint not null, recorded_at text not null,
    constraint payment_facts_once primary key (stripe_session_id, fact, invoice_id)`,
  replaced_checkouts: `
    stripe_session_id text primary key, order_id text not null references orders (id), replaced_at text not null`,
  forgotten: `hash text primary key, forgotten_at text not null, told bigint not null`,
  checkouts: `
    stripe_session_id text primary key, order_id text not null references orders (id), amount_subtotal bigint,
    currency text, mode text, livemode bigint, opened_at text not null`,
  unexpected_payments: `
    stripe_session_id text primary key, order_id text not null references orders (id), amount_total bigint not null,
    currency text not null, fault text not null, found_at text not null, resolved_at text, resolution text`,
  disputes: `
    id text primary key, stripe_session_id text not null, outcome text, told bigint not null,
    recorded_at text not null`,
};

const indexes = {
  order_links_order: "order_links (order_id)",
  drafts_order: "drafts (order_id)",
  uploads_same_file: "unique uploads (draft_id, sha256, size, name)",
  orders_state: "orders (state, updated_at)",
  payments_subscription: "payments (stripe_subscription_id)",
  replaced_checkouts_order: "replaced_checkouts (order_id)",
  drafts_state: "drafts (state, updated_at)",
  orders_created: "orders (created_at, id)",
  inquiries_created: "inquiries (created_at, id)",
  outbox_created: "outbox (created_at, id)",
  orders_to_close:
    "orders (updated_at) where paid_at is not null and checkout_expires_at is not null",
  orders_left_open: "orders (open_since) where open_since is not null",
  orders_paid: "orders (state, paid_at) where paid_at is not null",
  orders_state_created: "orders (state, created_at, id)",
  payments_order: "payments (order_id, paid_at)",
  inquiries_order: "inquiries (order_id, created_at)",
  outbox_order: "outbox (order_id, created_at)",
  outbox_inquiry: "outbox (inquiry_id, created_at)",
  outbox_turn: "outbox (state, thread, created_at)",
  outbox_state_created: "outbox (state, created_at, id)",
  uploads_state: "uploads (state, created_at, id)",
  stripe_events_received: "stripe_events (received_at)",
  order_links_created: "order_links (created_at)",
  rate_limits_expire: "rate_limits (expire)",
  orders_person: "orders (lower(trim(email)))",
  drafts_person: "drafts (lower(trim(email)))",
  inquiries_person: "inquiries (lower(trim(email)))",
  outbox_person: "outbox (lower(trim(recipient)))",
  forgotten_told: "forgotten (told, forgotten_at)",
  checkouts_order: "checkouts (order_id, opened_at)",
  unexpected_payments_order: "unexpected_payments (order_id, found_at)",
  payments_payment_intent: "payments (stripe_payment_intent_id)",
  disputes_session: "disputes (stripe_session_id)",
  orders_returned: "orders (returned_at) where returned_at is not null and open_since is not null",
  orders_open_created: "orders (created_at) where open_since is not null",
  drafts_network: "drafts (network)",
  outbox_reply_to: "outbox (reply_to) where reply_to is not null",
  unexpected_payments_resolved: "unexpected_payments (resolved_at, found_at)",
  outbox_message: "outbox (message_id) where message_id is not null",
  outbox_bounced: "outbox (order_id, bounced_at) where bounced_at is not null",
};
