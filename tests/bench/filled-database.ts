import type Sqlite from "better-sqlite3";

const YEARS = 5;

/** SQL for the stored form of a moment so many days ago; `days` is an SQL expression. */
const ago = (days: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || printf('%.6f', ${days}) || ' days')`;
const id = "lower(hex(randomblob(18)))";
const words = "'Boilers, leaks and bathrooms in and around Leeds, day and night. We fix them all.'";

/** Every second firm has the one name, and none has both. */
const first = "case n % 2 when 0 then 'ann' else 'bob' end";
const trade = "case n % 2 when 0 then 'plumbing' else 'roofing' end";
export const name = `case when n % 1000 = 7 then 'Quade & Sons' else ${first} || ' ' || ${trade} end`;
export const email = `${first} || n || '@mail.test'`;
export const reference = "'SW-' || (10000000 + n)";
export const searched = `'

' || lower(${name}) || '

' || ${email} || '

' || lower(${reference})`;

/** Of ten orders, seven are running and have sent assets, one has ended, one still has no assets, one is past due. */
export const state = `case n % 10 when 7 then 'cancelled' when 8 then 'paid' when 9 then 'past_due' else 'assets_received' end`;

/** Settings under which rows are written without care for a crash. */
const quick = {
  ...{ journal_mode: "OFF", synchronous: "OFF", secure_delete: "OFF", foreign_keys: "OFF" },
  cache_size: -1_000_000,
};

/**
 * Fills a migrated, empty database with so many orders of five years and their rows in other tables, none of which
 * gives a background pass work. The emails are short, since no measured function reads them.
 */
export function fill(sqlite: Sqlite.Database, orders: number): void {
  const usual = Object.keys(quick).map((name) => [name, sqlite.pragma(name, { simple: true })]);
  set(sqlite, Object.entries(quick));
  const built = sqlite
    .prepare(
      "select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null",
    )
    .all() as { type: string; name: string; sql: string }[];
  sqlite.transaction(() => {
    // Indexes are built at the end from sorted rows, which takes a tenth of the time.
    for (const { type, name } of built) sqlite.exec(`drop ${type} ${name}`);
    const days = `(${orders} - n) * ${YEARS * 365}.0 / ${orders} + 20`;
    sqlite.exec(`
      create temp table numbers as
        with recursive counting(n) as (values(1) union all select n + 1 from counting where n < ${orders})
        select n from counting;
      insert into orders (id, form_id, reference, state, name, email, project, assets, timeline, budget, package_type,
          terms_version, attempt, attempt_failed, stripe_session_id, draft_id, paid_at, assets_received_at, words, created_at, updated_at)
        select ${id}, ${id}, ${reference}, ${state}, ${name}, ${email}, ${words},
          'A logo', 'week', null, 'launch-and-growth', 'May 2026', 1, 0, 'cs_test_' || ${id}, ${id}, ${ago(days)},
          case when n % 10 < 7 then ${ago(days)} end, ${searched}, ${ago(days)}, ${ago(days)} from numbers;
      insert into payments (stripe_session_id, order_id, stripe_customer_id, stripe_subscription_id, paid_at)
        select stripe_session_id, id, 'cus_' || rowid, 'sub_' || rowid, paid_at from orders;
      insert into ledger (id, order_id, stripe_session_id, kind, state, revision, amount_subtotal, amount_discount, amount_tax,
          amount_total, currency, created_at, moved_at)
        select stripe_session_id, id, stripe_session_id, 'charge', 'paid', 1, 162600, 0, 0, 162600, 'usd', paid_at, paid_at
        from orders;
      insert into order_events (id, order_id, happened_at, kind, actor, facts, version)
        select ${id}, orders.id, created_at, value, 'site', '{}', 1 from orders, json_each('["ordered", "paid", "email_sent"]');
      insert into drafts (id, order_id, state, business_name, email, website_url, brand_colors, text_content, social_links,
          created_at, updated_at)
        select draft_id, id, 'submitted', name, email, '', '', ${words}, '', created_at, updated_at from orders
        where assets_received_at is not null;
      insert into inquiries (id, draft_id, order_id, name, email, package_type, project_description, assets_description,
          file_urls, timeline, payment_status, created_at)
        select ${id}, draft_id, id, name, email, 'onboarding', ${words}, '', '[]', 'standard', 'paid',
        created_at from orders where assets_received_at is not null;
      insert into uploads (id, draft_id, state, key, name, type, size, sha256, created_at)
        select ${id}, draft_id, 'claimed', ${id}, 'logo.png', 'image/png', 1000, ${id}, created_at
        from inquiries where created_at > ${ago("150")};
      insert into outbox (id, dedupe_key, state, recipient, mail, rate_limited, order_id, attempts, next_attempt_at, created_at,
          sent_at)
        select ${id}, 'order ' || id || ' received', 'sent', 'team@sitewright.test', '{}', 0, id, 1, created_at, created_at,
          created_at from orders;
      insert into stripe_events (id, type, received_at)
        select 'evt_' || rowid, 'checkout.session.completed', ${ago("rowid % 30")} from orders
        where rowid % 10 = 0;
      drop table numbers;
    `);
    for (const { sql } of built) sqlite.exec(sql);
    sqlite.exec("insert into orders_fts (orders_fts) values ('rebuild')");
  })();
  set(sqlite, usual);
}

function set(sqlite: Sqlite.Database, values: unknown[][]): void {
  for (const [name, value] of values) sqlite.pragma(`${name} = ${value}`);
}
