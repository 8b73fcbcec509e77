import type { Insertable, Selectable } from "kysely";
import type { Connection, InquiriesTable } from "~/database/tables";
import { timestamp } from "~/time/time";

export type Inquiry = Selectable<InquiriesTable>;

/** Who sent an order's assets and when, the first submission first. */
export function findAllByOrder(
  on: Connection,
  orderId: string,
): Promise<Pick<Inquiry, "name" | "email" | "created_at">[]> {
  return on
    .selectFrom("inquiries")
    .select(["name", "email", "created_at"])
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .execute();
}

export async function exists(on: Connection, id: string): Promise<boolean> {
  const inquiry = await on
    .selectFrom("inquiries")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return inquiry !== undefined;
}

/** Inserts what was submitted with the onboarding form. */
export async function insert(
  on: Connection,
  inquiry: Omit<
    Insertable<InquiriesTable>,
    "package_type" | "timeline" | "payment_status" | "created_at"
  >,
): Promise<void> {
  await on
    .insertInto("inquiries")
    .values({
      ...inquiry,
      package_type: "onboarding",
      timeline: "standard",
      payment_status: "paid",
      created_at: timestamp(),
    })
    .execute();
}
