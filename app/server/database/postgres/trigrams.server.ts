import { sql } from "kysely";
import { log } from "~/server/log/log.server";
import type { Connection } from "../tables";

const known = new WeakMap<Connection, Promise<boolean>>();

/** Whether PostgreSQL finds orders by any part of a word, by `pg_trgm`; without it, by the beginnings of words. */
export function hasTrigrams(db: Connection): Promise<boolean> {
  const asked = known.get(db) ?? ask(db);
  known.set(db, asked);
  asked.catch(() => known.delete(db));
  return asked;
}

async function ask(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ definition: string | null }>`
    select pg_get_indexdef(to_regclass('orders_words')) as definition`.execute(db);
  return rows[0]?.definition?.includes("gin_trgm_ops") ?? false;
}

export async function reportTrigrams(db: Connection): Promise<void> {
  if (await hasTrigrams(db)) return;
  log.warn(
    "pg_trgm is missing: orders are found by the beginnings of words alone (docs/postgres.md)",
  );
}
