import { sql, type Kysely } from "kysely";

/** For the operator's desk: lists by time, and orders that stay when what their buyers sent is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("assets_received_at", "text").execute();
  await sql`update orders set assets_received_at =
    (select min(created_at) from inquiries where inquiries.order_id = orders.id)`.execute(db);

  for (const table of ["orders", "inquiries", "outbox"]) {
    await db.schema
      .createIndex(`${table}_created`)
      .on(table)
      .columns(["created_at", "id"])
      .execute();
  }
}
