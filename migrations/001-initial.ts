import { PostgresAdapter, sql, type Kysely } from "kysely";

/** The schema. Times are ISO text in UTC, ids are UUIDs, flags are 0 or 1; app/server/database/tables.ts and money-tables.ts explain the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const dialect = isPostgres ? postgres : sqlite;
  for (const [name, columns] of Object.entries(tablesIn(dialect))) {
    // After a column's name, which may be one of these words itself.
    const typed = columns.replaceAll(
      /(?<=\w )(text|integer)\b/g,
      (type) => dialect.types[type] ?? type,
    );
    await sql.raw(`create table ${name} (${typed}) ${dialect.tableOptions}`).execute(db);
  }
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  await (isPostgres ? indexWordsInPostgres(db) : indexWordsInSqlite(db));
}

/** With `secure-delete`, or the words of an erased person would stay in the file. */
async function indexWordsInSqlite(db: Kysely<unknown>): Promise<void> {
  const add = "insert into orders_fts (rowid, words) values (new.number, new.words);";
  const remove =
    "insert into orders_fts (orders_fts, rowid, words) values ('delete', old.number, old.words);";
  for (const statement of [
    "create virtual table orders_fts using fts5 (words, content = 'orders', content_rowid = 'number', columnsize = 0, detail = none, tokenize = 'trigram case_sensitive 1')",
    "insert into orders_fts (orders_fts, rank) values ('secure-delete', 1)",
    `create trigger orders_fts_insert after insert on orders begin ${add} end`,
    `create trigger orders_fts_delete after delete on orders begin ${remove} end`,
    `create trigger orders_fts_update after update of words on orders when old.words <> new.words begin ${remove} ${add} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** An expression: the words of an order as lexemes, which can be found by their beginnings. */
export const LEXEMES = `array_to_tsvector(array_remove(string_to_array(translate(words, chr(10), ' '), ' '), ''))`;

/** By any part of a word, or by the beginnings of words where the role may not create the extension for it. */
async function indexWordsInPostgres(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const index = (what: string) => run(`create index orders_words on orders using gin (${what})`);
  await run("savepoint trigrams");
  try {
    await run("create extension if not exists pg_trgm");
    await index("words gin_trgm_ops");
    await run("release savepoint trigrams");
  } catch {
    await run("rollback to savepoint trigrams");
    await index(LEXEMES);
  }
}

/** What one database needs said in other words than the other. */
interface Dialect {
  types: Record<string, string>;
  tableOptions: string;
  /** Whether a generated column is computed at each read or at each write. */
  generated: string;
  /** Numbers rows in the order of their inserts. */
  rowid: string;
  /** Added to the column of a primary key, which then numbers rows in that order too. */
  identity: string;
  replyTo: string;
}

const sqlite: Dialect = {
  types: {},
  tableOptions: "strict",
  generated: "virtual",
  rowid: "",
  identity: "",
  replyTo: "case when json_valid(mail) then json_extract(mail, '$.replyTo') end",
};

/** Text is compared by bytes, and lower() changes ASCII letters alone, as in SQLite. */
const postgres: Dialect = {
  types: { text: 'text collate "C"', integer: "bigint" },
  tableOptions: "",
  generated: "stored",
  rowid: "rowid bigint generated always as identity,",
  identity: "generated always as identity",
  replyTo: `(case when mail is json then mail::json ->> 'replyTo' end) collate "C"`,
};

const tablesIn = ({ generated, rowid, identity, replyTo }: Dialect) => ({
  orders: `
    number integer primary key ${identity},
    id text not null unique,
    form_id text not null unique,
    reference text not null unique,
    state text not null,
    name text not null,
    email text not null,
    project text not null,
    assets text not null,
    timeline text not null,
    budget text,
    industry text,
    package_type text not null,
    terms_version text not null,
    attempt integer not null,
    attempt_failed integer not null,
    stripe_session_id text unique,
    checkout_url text,
    checkout_expires_at text,
    draft_id text not null unique,
    paid_at text,
    assets_received_at text,
    preview_url text,
    ready_at text,
    approved_at text,
    launched_at text,
    launched_url text,
    launch_reason text,
    launch_told_at text,
    assignee text,
    reminders_stopped_at text,
    reconciled_at text,
    returned_at text,
    open_since text generated always as (
      case when stripe_session_id is not null and state in ('received', 'checkout_open', 'payment_pending')
      then case when reconciled_at > updated_at then reconciled_at else updated_at end end
    ) ${generated},
    waits_for text generated always as (
      case when launched_at is null and email <> '' and state in ('paid', 'assets_received', 'past_due')
      then case when approved_at is not null then 'launch' when ready_at is not null then 'answer'
        when assets_received_at is not null then 'preview' else 'assets' end end
    ) ${generated},
    waiting_since text generated always as (
      case when launched_at is null and email <> '' and state in ('paid', 'assets_received', 'past_due')
      then coalesce(approved_at, ready_at, assets_received_at, paid_at) end
    ) ${generated},
    version integer not null default 1,
    words text not null default '',
    created_at text not null,
    updated_at text not null`,

  order_events: `
    ${rowid}
    id text primary key not null,
    order_id text not null references orders (id),
    happened_at text not null,
    kind text not null,
    actor text not null,
    facts text not null,
    version integer not null`,

  order_requests: `
    id text primary key not null,
    order_id text not null references orders (id),
    kind text not null,
    text text not null,
    files text not null,
    requested_at text not null,
    answered_at text,
    answer text`,

  checkouts: `
    stripe_session_id text primary key not null,
    order_id text not null references orders (id),
    amount_subtotal integer,
    currency text,
    mode text,
    livemode integer,
    opened_at text not null`,

  superseded_checkouts: `
    stripe_session_id text primary key not null,
    order_id text not null,
    superseded_at text not null`,

  payments: `
    stripe_session_id text primary key not null,
    order_id text not null references orders (id),
    stripe_customer_id text,
    stripe_subscription_id text,
    stripe_invoice_id text,
    stripe_payment_intent_id text,
    paid_at text not null,
    paid_with text,
    ended_at text,
    customer_due_at text`,

  ledger: `
    id text primary key not null,
    order_id text not null references orders (id),
    stripe_session_id text not null,
    kind text not null,
    state text not null,
    revision integer not null,
    reverses text,
    amount_subtotal integer not null,
    amount_discount integer not null,
    amount_tax integer not null,
    amount_total integer not null,
    currency text not null,
    tax_rate text,
    tax_country text,
    fee integer,
    reason text,
    due_at text,
    created_at text not null,
    moved_at text`,

  unexpected_payments: `
    stripe_session_id text primary key not null,
    order_id text not null references orders (id),
    amount_total integer not null,
    currency text not null,
    fault text not null,
    found_at text not null,
    resolved_at text,
    resolution text`,

  stripe_events: `
    id text primary key not null,
    type text not null,
    received_at text not null`,

  order_links: `
    token_hash text primary key not null,
    encrypted_token text not null,
    order_id text not null references orders (id),
    created_at text not null`,

  drafts: `
    id text primary key not null,
    order_id text references orders (id),
    state text not null,
    business_name text not null,
    email text not null,
    website_url text not null,
    brand_colors text not null,
    text_content text not null,
    social_links text not null,
    changed_by text not null default '{}',
    saved_at text,
    network text,
    created_at text not null,
    updated_at text not null`,

  uploads: `
    id text primary key not null,
    draft_id text not null references drafts (id),
    state text not null,
    key text not null unique,
    name text not null,
    type text not null,
    size integer not null,
    sha256 text,
    network text,
    removed_at text,
    readdressed_at text,
    sent_by text,
    page text,
    created_at text not null`,

  inquiries: `
    id text primary key not null,
    draft_id text not null unique references drafts (id),
    order_id text references orders (id),
    name text not null,
    email text not null,
    package_type text not null,
    project_description text not null,
    assets_description text not null,
    file_urls text not null,
    timeline text not null,
    payment_status text not null,
    created_at text not null,
    linked_at text`,

  outbox: `
    ${rowid}
    id text primary key not null,
    dedupe_key text not null unique,
    state text not null,
    recipient text not null,
    thread text generated always as (recipient || ' ' || coalesce(order_id, inquiry_id, id)) ${generated},
    mail text not null,
    reply_to text generated always as (lower(trim(${replyTo}))) ${generated},
    rate_limited integer not null,
    order_id text references orders (id),
    inquiry_id text references inquiries (id),
    attempts integer not null,
    next_attempt_at text not null,
    tried_at text,
    leased_until text,
    last_error text,
    message_id text,
    created_at text not null,
    expires_at text,
    sent_at text,
    bounced_at text`,

  desk_links: `
    token_hash text primary key not null,
    email text not null,
    browser_hash text not null,
    created_at text not null`,

  desk_sessions: `
    id text primary key not null,
    token_hash text not null unique,
    email text not null,
    created_at text not null,
    used_at text not null`,

  job_runs: `
    name text primary key not null,
    started_at text not null,
    ended_at text,
    error text`,

  rate_limits: `
    key text primary key not null,
    points integer not null default 0,
    expire integer`,

  forgotten: `
    hash text primary key not null,
    forgotten_at text not null,
    told integer not null`,
});

const indexes = [
  "index orders_state on orders (state, updated_at)",
  "index orders_state_number on orders (state, number)",
  "index orders_waits_for_number on orders (waits_for, number) where waits_for is not null",
  "index orders_assignee_number on orders (assignee, number) where assignee is not null",
  "index orders_state_created on orders (state, created_at, id)",
  "index orders_created on orders (created_at, id)",
  "index orders_paid on orders (state, paid_at) where paid_at is not null",
  "index orders_left_open on orders (open_since) where open_since is not null",
  "index orders_open_created on orders (created_at) where open_since is not null",
  "index orders_returned on orders (returned_at) where returned_at is not null and open_since is not null",
  "index orders_waiting on orders (waits_for, waiting_since) where waits_for is not null",
  "index orders_launch_untold on orders (launched_at) where launched_at is not null and launch_told_at is null",
  "index orders_person on orders (lower(trim(email)))",
  "index order_events_order on order_events (order_id, happened_at)",
  "index order_requests_order on order_requests (order_id, requested_at)",
  "index order_requests_open on order_requests (kind, requested_at) where answered_at is null",

  "index checkouts_order on checkouts (order_id, opened_at)",
  "index superseded_checkouts_order on superseded_checkouts (order_id)",
  "index payments_order on payments (order_id, paid_at)",
  "index payments_subscription on payments (stripe_subscription_id)",
  "index payments_payment_intent on payments (stripe_payment_intent_id)",
  "index payments_customer_due on payments (customer_due_at) where customer_due_at is not null",
  "index unexpected_payments_order on unexpected_payments (order_id, found_at)",
  "index unexpected_payments_resolved on unexpected_payments (resolved_at, found_at)",
  "index ledger_order on ledger (order_id, created_at, id)",
  "index ledger_dated on ledger (coalesce(moved_at, created_at), id)",
  "index ledger_reversals on ledger (kind, due_at, created_at) where reverses is not null",
  "index stripe_events_received on stripe_events (received_at)",
  "index order_links_order on order_links (order_id)",
  "index order_links_created on order_links (created_at)",

  "index drafts_order on drafts (order_id)",
  "index drafts_state on drafts (state, updated_at)",
  "index drafts_network on drafts (state, network)",
  // A draft has what was typed: PostgreSQL indexes no text that is longer than an address can be by far.
  "index drafts_person on drafts (lower(trim(email))) where length(email) <= 254",
  // A file still being received has no hash yet, and nulls never collide: only finished files are compared.
  "unique index uploads_same_file on uploads (draft_id, sha256, size, name)",
  "index uploads_state on uploads (state, created_at, id)",
  "index uploads_removed on uploads (state, removed_at) where removed_at is not null",
  "index uploads_network on uploads (network, size) where network is not null",
  "index inquiries_order on inquiries (order_id, created_at, id)",
  "index inquiries_linked on inquiries (linked_at) where linked_at is not null",
  "index inquiries_created on inquiries (created_at, id)",
  "index inquiries_person on inquiries (lower(trim(email)))",

  "index outbox_turn on outbox (state, thread, created_at)",
  "index outbox_state_created on outbox (state, created_at, id)",
  "index outbox_created on outbox (created_at, id)",
  "index outbox_order on outbox (order_id, created_at)",
  "index outbox_inquiry on outbox (inquiry_id, created_at)",
  "index outbox_person on outbox (lower(trim(recipient)))",
  "index outbox_reply_to on outbox (reply_to) where reply_to is not null",
  "index outbox_message on outbox (message_id) where message_id is not null",
  "index outbox_bounced on outbox (order_id, bounced_at) where bounced_at is not null",
  "index outbox_came_back on outbox (bounced_at) where bounced_at is not null",
  "index outbox_bounced_created on outbox (created_at, id) where bounced_at is not null",
  "index outbox_expires on outbox (expires_at) where expires_at is not null",

  "index desk_links_browser on desk_links (browser_hash)",
  "index desk_sessions_email on desk_sessions (email, used_at)",
  "index rate_limits_expire on rate_limits (expire)",
  "index forgotten_told on forgotten (told, forgotten_at)",
];
