import type { ExpressionBuilder } from "kysely";
import { countChanged, isFound } from "~/server/database/statements.server";
import type { Connection, Database, DeskSessionsTable } from "~/server/database/tables";

/** Who may use a link: the browser that asked for it, or any where it was printed, within its time, which a clock that was ahead does not prolong. */
export interface LinkUse {
  token_hash: string;
  browser_hashes: string[];
  since: string;
  until: string;
}

export function existsLink(db: Connection, use: LinkUse) {
  return isFound(db.selectFrom("desk_links").select("email").where(isUsedBy(use)));
}

/** Deletes a link that may be used, and returns whose it was: of two posts with one link the second finds none. */
export async function deleteLink(db: Connection, use: LinkUse) {
  const link = await db
    .deleteFrom("desk_links")
    .where(isUsedBy(use))
    .returning("email")
    .executeTakeFirst();
  return link?.email;
}

const isUsedBy =
  ({ token_hash, browser_hashes, since, until }: LinkUse) =>
  (eb: ExpressionBuilder<Database, "desk_links">) =>
    eb.and([
      eb("token_hash", "=", token_hash),
      eb("browser_hash", "in", browser_hashes),
      eb("created_at", ">", since),
      eb("created_at", "<=", until),
    ]);

/** The links for which a browser asked: the one that it used ends the others. */
export async function deleteLinksOf(db: Connection, browserHash: string): Promise<void> {
  await db.deleteFrom("desk_links").where("browser_hash", "=", browserHash).execute();
}

export async function insertSession(db: Connection, session: DeskSessionsTable): Promise<void> {
  await db.insertInto("desk_sessions").values(session).execute();
}

export function findSession(
  db: Connection,
  tokenHash: string,
): Promise<DeskSessionsTable | undefined> {
  return db
    .selectFrom("desk_sessions")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** The one used last is the first. */
export function findAllSessions(db: Connection, email: string): Promise<DeskSessionsTable[]> {
  return db
    .selectFrom("desk_sessions")
    .selectAll()
    .where("email", "=", email)
    .orderBy("used_at", "desc")
    .execute();
}

export async function updateUsed(db: Connection, id: string, now: string): Promise<void> {
  await db.updateTable("desk_sessions").set({ used_at: now }).where("id", "=", id).execute();
}

export async function deleteSession(db: Connection, tokenHash: string): Promise<void> {
  await db.deleteFrom("desk_sessions").where("token_hash", "=", tokenHash).execute();
}

export function deleteOtherSessions(db: Connection, email: string, kept: string): Promise<number> {
  const others = db.deleteFrom("desk_sessions").where("email", "=", email);
  return countChanged(others.where("id", "!=", kept));
}
