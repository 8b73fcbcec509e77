import type { Kysely } from "kysely";

/** What the team has shown and launched of an order's website. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["preview_url", "ready_at", "launched_at"]) {
    await db.schema.alterTable("orders").addColumn(column, "text").execute();
  }
}
