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

/** The draft whose submission made an inquiry. */
export async function findDraftId(on: Connection, id: string): Promise<string | undefined> {
  const inquiry = await on
    .selectFrom("inquiries")
    .select("draft_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return inquiry?.draft_id;
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
