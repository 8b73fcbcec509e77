import type { Pool } from "pg";

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
