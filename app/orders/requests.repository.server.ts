import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { RequestKind, UploadState } from "~/server/database/states";
import { anyOf, countChanged } from "~/server/database/statements.server";
import type { Connection, OrderRequestsTable, Trx } from "~/server/database/tables";
import { timestamp, timestampAfter } from "~/server/time/time";

export type OrderRequest = Omit<Selectable<OrderRequestsTable>, "files"> & { files: string[] };

const complete = new Set<UploadState>(["stored", "claimed"]);

export type RequestFile = Awaited<ReturnType<typeof findAllReceived>>[number];

/** Of the given ids, the files that were sent or received for the order and are not removed, in the same sequence. */
export async function findAllFiles(on: Connection, orderId: string, ids: readonly string[]) {
  const received = await findAllReceived(on, orderId, ids);
  // Not in the statement, which would look for them by their state.
  return received.filter(({ state, removed_at }) => complete.has(state) && !removed_at);
}

/** As {@link findAllFiles}, also those that are removed. */
export async function findAllReceived(on: Connection, orderId: string, ids: readonly string[]) {
  const found = await on
    .selectFrom("uploads")
    .innerJoin("drafts", "drafts.id", "uploads.draft_id")
    .select(["uploads.id", "uploads.draft_id", "uploads.key", "uploads.name", "uploads.size"])
    .select(["uploads.state", "uploads.removed_at", "uploads.sha256"])
    .where("uploads.id", "in", anyOf(ids))
    .where("drafts.order_id", "=", orderId)
    .execute();
  return ids.flatMap((wanted) => found.find(({ id }) => id === wanted) ?? []);
}

/** Of files that came twice for a request: the second ones count as removed, as long as another post may still name them. */
export async function removeRepeated(trx: Trx, requestId: string, ids: readonly string[]) {
  await trx
    .updateTable("uploads")
    .set({ draft_id: requestId, state: "claimed", sha256: null, removed_at: timestamp() })
    .where("id", "in", anyOf(ids))
    .where("state", "=", "stored")
    .execute();
}

interface NewRequest {
  kind: RequestKind;
  text: string;
  files: readonly RequestFile[];
  /** The order's last one: this one comes after it, also by a clock that was put back. */
  last: OrderRequest | undefined;
}

/** Its files that were not sent with assets are sent with it, and no longer in the draft that received them. */
export async function insert(
  trx: Trx,
  orderId: string,
  { kind, text, files, last }: NewRequest,
): Promise<string> {
  const id = randomUUID();
  const next = last ? timestampAfter(1, new Date(last.requested_at)) : "";
  const requested_at = [timestamp(), next].sort()[1]!;
  const ids = files.map((file) => file.id);
  await trx
    .insertInto("order_requests")
    .values({ id, order_id: orderId, kind, text, files: JSON.stringify(ids), requested_at })
    .execute();
  if (ids.length === 0) return id;
  await trx
    .insertInto("drafts")
    .values({
      ...{ id, order_id: orderId, state: "submitted", business_name: "", email: "" },
      ...{ website_url: "", brand_colors: "", text_content: "", social_links: "" },
      ...{ created_at: requested_at, updated_at: requested_at },
    })
    .execute();
  await trx
    .updateTable("uploads")
    .set({ draft_id: id, state: "claimed" })
    .where("id", "in", anyOf(ids))
    .where("state", "=", "stored")
    .execute();
  return id;
}

/** The first one first. */
export async function findAllByOrder(on: Connection, orderId: string): Promise<OrderRequest[]> {
  const rows = await on
    .selectFrom("order_requests")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("requested_at")
    .execute();
  return rows.map((row) => ({ ...row, files: JSON.parse(row.files) as string[] }));
}

/** False where it is answered already. */
export async function updateAnswered(trx: Trx, id: string, answer: string): Promise<boolean> {
  const open = trx
    .updateTable("order_requests")
    .set({ answered_at: timestamp(), answer })
    .where("id", "=", id)
    .where("answered_at", "is", null);
  return (await countChanged(open)) > 0;
}

/** A new preview is the answer to all changes that were asked for. */
export async function answerChanges(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable("order_requests")
    .set({ answered_at: timestamp(), answer: "" })
    .where("order_id", "=", orderId)
    .where("kind", "=", "changes")
    .where("answered_at", "is", null)
    .execute();
}

/** How many they were. */
export async function turnEditsIntoChanges(trx: Trx, orderId: string): Promise<number> {
  const edits = trx
    .updateTable("order_requests")
    .set({ kind: "changes" })
    .where("order_id", "=", orderId)
    .where("kind", "=", "edit");
  return countChanged(edits);
}

/** Leaves when something was asked and answered, without the words; nobody waits for an answer any more. */
export async function eraseAllOfOrder(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable("order_requests")
    .set((eb) => ({
      ...{ text: "", files: "[]", answer: "" },
      answered_at: eb.fn.coalesce("answered_at", eb.val(timestamp())),
    }))
    .where("order_id", "=", orderId)
    .execute();
}
