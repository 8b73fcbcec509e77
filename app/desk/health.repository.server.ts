import { sql } from "kysely";
import { config } from "~/server/config/config.server";
import type { LedgerKind, LedgerState } from "~/server/database/states";
import type { Connection } from "~/server/database/tables";

export async function findDatabaseVersion(db: Connection): Promise<string> {
  const own = config.databaseUrl
    ? sql<{ version: string }>`select 'PostgreSQL ' || current_setting('server_version') as version`
    : sql<{ version: string }>`select 'SQLite ' || sqlite_version() as version`;
  return (await own.execute(db)).rows[0]!.version;
}

/** A day of a time zone, from its first moment to before that of the next one. */
export interface DayBounds {
  day: string;
  start: string;
  end: string;
}

/* One statement for all days, each found by an index of its moment: the days of a time zone are of 23 to 25 hours. */

const counted = {
  orders: { moment: "created_at", rows: sql`orders where state <> 'flagged'` },
  /** By the day on which they were written. Those that came back are counted apart. */
  failed: { moment: "created_at", rows: sql`outbox where state = 'failed' and bounced_at is null` },
  bounced: { moment: "bounced_at", rows: sql`outbox where bounced_at is not null` },
};

export async function countDaily(
  db: Connection,
  days: readonly DayBounds[],
  what: keyof typeof counted,
): Promise<Map<string, number>> {
  const { rows, moment: column } = counted[what];
  const moment = sql.ref(column);
  const each = days.map(
    ({ day, start, end }) =>
      sql`select ${day} as day, count(*) as count from ${rows} and ${moment} >= ${start} and ${moment} < ${end}`,
  );
  const all = sql<{ day: string; count: number }>`${sql.join(each, sql` union all `)}`;
  return new Map((await all.execute(db)).rows.map(({ day, count }) => [day, count]));
}

interface DayOfLedger {
  day: string;
  kind: LedgerKind;
  state: LedgerState;
  currency: string;
  amount_total: number;
  count: number;
}

/** The rows of the ledger that are alike, as one for each day. */
export async function sumLedger(db: Connection, days: readonly DayBounds[]) {
  const moment = sql`coalesce(moved_at, created_at)`;
  const each = days.map(
    ({ day, start, end }) =>
      sql`select ${day} as day, kind, state, currency, sum(amount_total) as amount_total, count(*) as count from ledger where ${moment} >= ${start} and ${moment} < ${end} group by kind, state, currency`,
  );
  return (await sql<DayOfLedger>`${sql.join(each, sql` union all `)}`.execute(db)).rows;
}
