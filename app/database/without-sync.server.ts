import type { Compilable } from "kysely";
import { db, sqlite } from "./connection.server";

/**
 * Runs one statement that returns rows, without waiting until the disk has what it wrote. A power cut may take that
 * back, but leaves the database whole; the next commit that is waited for carries it along, as all go into one log.
 * See https://sqlite.org/pragma.html#pragma_synchronous. Fails as the statement does.
 */
export function withoutSync<Row>(query: Compilable<Row>): Promise<Row[]> {
  // While the connection is held, no transaction is open on it.
  return db.connection().execute(() => Promise.resolve(runAtOnce(query)));
}

/** In one go, so that nothing else runs between the pragmas. */
function runAtOnce<Row>(query: Compilable<Row>): Row[] {
  const { sql, parameters } = query.compile();
  // Not through Kysely, which keeps statements prepared: this pragma does its work while it is prepared.
  sqlite.pragma("synchronous = NORMAL");
  try {
    return sqlite.prepare<unknown[], Row>(sql).all(...parameters);
  } finally {
    sqlite.pragma("synchronous = FULL");
  }
}
