import { sql, type Selectable } from "kysely";
import { anyOf, countChanged, countRows } from "~/server/database/statements.server";
import type { UploadState } from "~/server/database/states";
import type { Connection, UploadsTable } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";

export type Upload = Selectable<UploadsTable>;

export type UploadRef = Pick<Upload, "id" | "key">;

export const unclaimedStates: UploadState[] = ["receiving", "stored"];

/** The columns that mark a row as discarded; without the hash, the same file can be sent again. */
export const discarding = { state: "discarded", sha256: null, network: null } as const;

/** A draft's complete files that are not removed, in the order they arrived. */
export function findAllByDraft(on: Connection, draftId: string): Promise<Upload[]> {
  return on
    .selectFrom("uploads")
    .selectAll()
    .where("draft_id", "=", draftId)
    .where("state", "in", ["stored", "claimed"])
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("name")
    .execute();
}

/** The complete files of an order, sent or not, in the order they arrived; also those that are removed. */
export async function findAllByOrder(on: Connection, orderId: string): Promise<Upload[]> {
  const files = await on
    .selectFrom("uploads")
    .innerJoin("drafts", "drafts.id", "uploads.draft_id")
    .selectAll("uploads")
    .where("drafts.order_id", "=", orderId)
    .execute();
  const place = ({ created_at, name }: Upload) => `${created_at} ${name}`;
  // Not in the statement, which would look through the sent files of all orders.
  const complete = files.filter(({ state }) => state === "stored" || state === "claimed");
  return complete.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** The submitted files of an order, in the order they arrived. */
export async function findAllSent(on: Connection, orderId: string): Promise<Upload[]> {
  return (await findAllByOrder(on, orderId)).filter(({ state }) => state === "claimed");
}

export function findById(on: Connection, id: string): Promise<Upload | undefined> {
  return on.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findAllReceiving(on: Connection): Promise<string[]> {
  const files = await on
    .selectFrom("uploads")
    .select("id")
    .where("state", "=", "receiving")
    .execute();
  return files.map(({ id }) => id);
}

export type DiscardedUpload = Pick<Upload, "id" | "key" | "size" | "created_at">;

/** At most `limit` discarded files in the order they arrived, from the first one or after a given one. */
export function findAllDiscarded(
  on: Connection,
  limit: number,
  { created_at, id }: Pick<Upload, "created_at" | "id"> = { created_at: "", id: "" },
): Promise<DiscardedUpload[]> {
  return on
    .selectFrom("uploads")
    .select(["id", "key", "size", "created_at"])
    .where("state", "=", "discarded")
    .where(sql<boolean>`(created_at, id) > (${created_at}, ${id})`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findAllClaimedBefore(on: Connection, before: string): Promise<UploadRef[]> {
  return on
    .selectFrom("uploads")
    .select(["id", "key"])
    .where("state", "=", "claimed")
    .where("created_at", "<", before)
    .execute();
}

export async function insert(
  on: Connection,
  upload: Pick<Upload, "id" | "draft_id" | "key" | "name" | "type" | "sent_by" | "page">,
): Promise<void> {
  await on
    .insertInto("uploads")
    .values({ ...upload, state: "receiving", size: 0, created_at: timestamp() })
    .execute();
}

/** Moves a file that is still on its way. */
export async function updateDraft(on: Connection, id: string, draftId: string): Promise<void> {
  await on
    .updateTable("uploads")
    .set({ draft_id: draftId })
    .where("id", "=", id)
    .where("state", "=", "receiving")
    .execute();
}

export async function updateToStored(
  on: Connection,
  id: string,
  { size, sha256, network }: Pick<Upload, "size" | "sha256" | "network">,
): Promise<boolean> {
  const stored = on
    .updateTable("uploads")
    .set({ state: "stored", size, network, ...(sha256 && { sha256 }) })
    .where("id", "=", id)
    .where("state", "=", "receiving");
  return (await countChanged(stored)) > 0;
}

export async function updateHash(on: Connection, id: string, sha256: string): Promise<void> {
  await on
    .updateTable("uploads")
    .set({ sha256 })
    .where("id", "=", id)
    .where("state", "in", ["stored", "claimed"])
    .execute();
}

export async function claimAll(on: Connection, files: readonly UploadRef[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const given = on.updateTable("uploads").set({ state: "claimed" }).where("id", "in", anyOf(ids));
  await given.where("state", "=", "stored").execute();
}

/** Marks a sent file as removed, or no longer so. It has no hash from then on, so that the same file can be sent again. */
export async function updateRemoved(on: Connection, id: string, removed_at: string | null) {
  await on
    .updateTable("uploads")
    .set({ removed_at, sha256: null })
    .where("id", "=", id)
    .where("state", "=", "claimed")
    .execute();
}

/** The time of a write that ended without an answer is that of its end: retention waits for an object that appears late. */
const discardingNow = () => ({ ...discarding, created_at: timestamp() });

/** Discards a file that no submission has claimed; retention deletes its object, even one that appears only later. */
export async function discard(on: Connection, id: string): Promise<void> {
  await on
    .updateTable("uploads")
    .set(discardingNow())
    .where("id", "=", id)
    .where("state", "in", unclaimedStates)
    .execute();
}

export function discardAllReceiving(on: Connection, ids: readonly string[]): Promise<number> {
  const given = on.updateTable("uploads").set(discardingNow()).where("id", "in", anyOf(ids));
  return countChanged(given.where("state", "=", "receiving"));
}

export async function deleteDiscarded(on: Connection, id: string): Promise<void> {
  await on.deleteFrom("uploads").where("id", "=", id).where("state", "=", "discarded").execute();
}

/** Drafts of these networks that are not submitted; those of all networks where none is given. */
export function countOpenDrafts(on: Connection, networks?: readonly string[]): Promise<number> {
  const open = on.selectFrom("drafts").where("state", "=", "open");
  return countRows(open.where(isOfNetworks(networks)));
}

/** The bytes of files without an order, submitted or not. A file counts as `least` at least. */
export async function sumBytes(on: Connection, least: number, networks?: readonly string[]) {
  const counted = sql`case when size < ${sql.lit(least)} then ${sql.lit(least)} else size end`;
  const { bytes } = await on
    .selectFrom("uploads")
    .where(isOfNetworks(networks))
    .select(sql<number>`coalesce(sum(${counted}), 0)`.as("bytes"))
    .executeTakeFirstOrThrow();
  return bytes;
}

function isOfNetworks(networks: readonly string[] | undefined) {
  if (!networks) return sql<boolean>`network > ''`;
  // A path and those below it: "0" is the character after "/".
  const ranges = networks.map((path) => sql`(network >= ${path} and network < ${`${path}0`})`);
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
}
