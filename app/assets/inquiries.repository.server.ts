import type { Selectable } from "kysely";
import type { Connection, InquiriesTable } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";

export type Inquiry = Selectable<InquiriesTable>;

type Submitted = Pick<
  Inquiry,
  "name" | "email" | "project_description" | "assets_description" | "file_urls"
>;

export function findAllByOrder(on: Connection, orderId: string) {
  return on
    .selectFrom("inquiries")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .execute();
}

export function findById(on: Connection, id: string): Promise<Inquiry | undefined> {
  return on.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByDraft(on: Connection, draftId: string): Promise<Inquiry | undefined> {
  return on.selectFrom("inquiries").selectAll().where("draft_id", "=", draftId).executeTakeFirst();
}

export async function insert(
  on: Connection,
  inquiry: Submitted & Pick<Inquiry, "id" | "draft_id" | "order_id">,
): Promise<void> {
  const constants = { package_type: "onboarding", timeline: "standard", payment_status: "paid" };
  await on
    .insertInto("inquiries")
    .values({ ...inquiry, ...constants, created_at: timestamp() })
    .execute();
}

export async function deleteById(on: Connection, id: string): Promise<void> {
  await on.deleteFrom("inquiries").where("id", "=", id).execute();
}

export async function update(
  on: Connection,
  id: string,
  changes: Submitted | Pick<Inquiry, "order_id" | "linked_at">,
): Promise<void> {
  await on.updateTable("inquiries").set(changes).where("id", "=", id).execute();
}

/** What was linked while the clock was ahead stays with its order once more is sent: no time tells the two apart. */
export async function updateLinkedAhead(on: Connection, orderId: string): Promise<void> {
  await on
    .updateTable("inquiries")
    .set({ linked_at: null })
    .where("order_id", "=", orderId)
    .where("linked_at", ">", timestamp())
    .execute();
}

export async function updateFileUrls(on: Connection, draftId: string, file_urls: string) {
  await on.updateTable("inquiries").set({ file_urls }).where("draft_id", "=", draftId).execute();
}

/** Corrects the address of an order's submissions, where they name the `former` one. */
export async function updateEmail(
  on: Connection,
  orderId: string,
  { former, now }: { former: string; now: string },
): Promise<void> {
  await on
    .updateTable("inquiries")
    .set({ email: now })
    .where("order_id", "=", orderId)
    .where("email", "=", former)
    .execute();
}
