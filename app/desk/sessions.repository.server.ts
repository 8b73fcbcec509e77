import { countChanged, isFound } from "~/server/database/statements.server";
import type { Connection, DeskLinksTable, DeskSessionsTable } from "~/server/database/tables";

/** Who may use a link: the browser that asked for it, within its time. */
export interface LinkUse {
  token_hash: string;
  browser_hash: string;
  since: string;
}

export async function insertLink(db: Connection, link: DeskLinksTable): Promise<void> {
  await db.insertInto("desk_links").values(link).execute();
}

export function existsLink(db: Connection, { token_hash, browser_hash, since }: LinkUse) {
  const link = db.selectFrom("desk_links").select("email").where("token_hash", "=", token_hash);
  return isFound(link.where("browser_hash", "=", browser_hash).where("created_at", ">", since));
}

/** Deletes a link that may be used, and returns whose it was: of two posts with one link the second finds none. */
export async function deleteLink(db: Connection, { token_hash, browser_hash, since }: LinkUse) {
  const link = await db
    .deleteFrom("desk_links")
    .where("token_hash", "=", token_hash)
    .where("browser_hash", "=", browser_hash)
    .where("created_at", ">", since)
    .returning("email")
    .executeTakeFirst();
  return link?.email;
}

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
