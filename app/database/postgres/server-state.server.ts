import type { Pool } from "pg";

/** What a server says of its clock and its connections. */
export interface ServerState {
  /** How far this machine's clock is ahead of the server's, in milliseconds; negative when behind. */
  leadMs: number;
  /** How many more connections the server takes from the role and to the database of the site. */
  freeConnections: number;
}

/** Asks the server for its clock and its connections. */
export async function findServerState(pool: Pool): Promise<ServerState> {
  // Connecting takes longer than the question: only the second one tells the time.
  await pool.query("select 1");
  const before = Date.now();
  const clock = await pool.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp()) * 1000 as ms",
  );
  const leadMs = (before + Date.now()) / 2 - clock.rows[0]!.ms;
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
