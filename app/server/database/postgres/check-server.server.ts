import type { Pool } from "pg";
import { log } from "~/server/log/log.server";

const OLDEST_VERSION = 16;

/** The server, or the way to it, is not what the site needs: `message` says what to change. */
export class UnsuitableServer extends Error {
  override name = "UnsuitableServer";
}

/** Throws an UnsuitableServer where the site could not work rightly on what `pool` connects to, or cannot connect. */
export async function checkServer(pool: Pool): Promise<void> {
  const { version, isolation, encoding } = await readSettings(pool);
  if (version < OLDEST_VERSION) {
    throw new UnsuitableServer(
      `DATABASE_URL leads to PostgreSQL ${version}: the site needs ${OLDEST_VERSION} or later`,
    );
  }
  if (isolation !== "serializable") {
    throw new UnsuitableServer(
      `DATABASE_URL leads to transactions that are "${isolation}" instead of serializable: take the direct address of ` +
        "the server, not that of a connection pooler, and no options in it",
    );
  }
  if (encoding !== "UTF8") {
    throw new UnsuitableServer(
      `the database of DATABASE_URL is encoded as ${encoding}: make one that is encoded as UTF8`,
    );
  }
}

async function readSettings(pool: Pool) {
  try {
    const { rows } = await pool.query<{ version: number; isolation: string; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version,
        current_setting('transaction_isolation') as isolation,
        current_setting('server_encoding') as encoding`,
    );
    return rows[0]!;
  } catch (error) {
    throw new UnsuitableServer(whyNotConnected(error), { cause: error });
  }
}

/** Without the message of a server, which names users and databases. */
function whyNotConnected(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === "28P01" || code === "28000") {
    return "the PostgreSQL server refuses the user or the password of DATABASE_URL";
  }
  if (code === "3D000") return "the PostgreSQL server has no database of the name in DATABASE_URL";
  if (code === "ERR_INVALID_URL") return "DATABASE_URL is malformed";
  return `no connection to the PostgreSQL server of DATABASE_URL: ${code ?? message}`;
}

/** Throws an UnsuitableServer where text is not compared by bytes, as after a copy by a tool that drops collations. */
export async function checkCollation(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'
        and table_name not like 'kysely%'
      order by name limit 1`,
  );
  const [column] = rows;
  if (column) {
    throw new UnsuitableServer(
      `${column.name} in the database of DATABASE_URL has another collation than "C", so the site would sort and find ` +
        "wrongly: restore the database with its own schema",
    );
  }
}

export const MAX_LEAD_MS = 2_000;

/** Logs where this machine's clock differs from the server's, and so perhaps from those of other machines. */
export async function reportClock(pool: Pool): Promise<void> {
  const leadSeconds = Math.round((await findClockLead(pool)) / 1000);
  if (Math.abs(leadSeconds) * 1000 < MAX_LEAD_MS) return;
  log.warn({ leadSeconds }, "the clock differs from the database's");
}

async function findClockLead(pool: Pool): Promise<number> {
  // Connecting takes longer than the question: only the second one tells the time.
  await pool.query("select 1");
  const before = Date.now();
  const clock = await pool.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp()) * 1000 as ms",
  );
  return (before + Date.now()) / 2 - clock.rows[0]!.ms;
}

/** How far this machine's clock is ahead, in milliseconds, and how many more connections the server takes from the site. */
export async function findServerState(pool: Pool) {
  const leadMs = await findClockLead(pool);
  const { rows } = await pool.query<{ free: number }>(
    `with connections as (select datid, usename from pg_stat_activity where datid is not null)
      select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - current_setting('reserved_connections')::int - (select count(*) from connections),
        (select nullif(rolconnlimit, -1) - (select count(*) from connections where usename = rolname)
          from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) - (select count(*) from connections where datid = oid)
          from pg_database where datname = current_database())
      ) as free`,
  );
  return { leadMs, freeConnections: rows[0]!.free };
}

/** Inserts a row and rolls that back; throws where the database takes no changes. */
export async function tryWrite(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("insert into rate_limits (key) values ('doctor')");
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}
