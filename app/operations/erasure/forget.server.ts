import type { Transaction } from "kysely";
import { anyOf } from "~/database/statements.server";
import { db, emptyLog } from "~/database/connection.server";
import { withReserve } from "~/database/disk-reserve.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { log } from "~/observability/log.server";
import { discarding } from "~/onboarding/uploads.server";
import { closeCheckouts, isPayable } from "~/operations/retention/close-checkouts.server";
import { removeDiscardedFiles } from "~/operations/retention/discarded-files.server";
import { deleteExpiredDrafts } from "~/operations/retention/expired-drafts.server";
import { eraseOrders } from "~/operations/retention/old-orders.server";
import { anonymiseOrder } from "~/ordering/forgotten-orders.server";
import { findPerson, staysForBooks, type Person, type PersonsOrder } from "./find-person.server";
import { noteForgotten, tellForgotten } from "./erasures.server";

/** Long ago, so that the sweeper deletes an emptied draft as soon as its files are gone. */
const FORGOTTEN_AT = timestamp(new Date(0));

interface Erased {
  person: Person;
  /** The orders that stay for the books, without their buyer's data. */
  kept: PersonsOrder[];
}

/** What became of what was stored of a person. */
export interface Forgotten extends Erased {
  /** Files that the bucket did not delete; the sweeper goes on with them. */
  filesLeft: number;
  /** Whether the write-ahead log, which may repeat what was deleted, is emptied. */
  logEmptied: boolean;
  /** Whether a backup that is restored from now on is known to forget the person too, where there are backups. */
  bucketTold: boolean;
}

/**
 * Removes a person. Orders without money are erased, their open checkouts closed first; those with a payment, with one
 * on its way, or with a checkout that could not be closed stay without their buyer's data. Everything else is deleted,
 * the files in the bucket too. Doing it again goes on with what was left; on a full disk it has the reserve.
 */
export function forgetPerson(address: string): Promise<Forgotten> {
  return withReserve(() => forgetAll(address));
}

async function forgetAll(address: string): Promise<Forgotten> {
  const closed = await closeCheckouts((await findPerson(address)).orders);
  const erased = await db.transaction().execute(async (trx) => {
    await noteForgotten(trx, address);
    return erasePerson(trx, address, closed);
  });
  const { signal } = new AbortController();
  const now = new Date();
  await removeDiscardedFiles(now, signal);
  await deleteExpiredDrafts(now, signal);
  return {
    ...erased,
    bucketTold: await tellBucket(now, signal),
    filesLeft: await countFilesLeft(),
    logEmptied: emptyLog(),
  };
}

/**
 * The part of it that the database does by itself: the sweeper goes on with the files. An order whose checkouts are
 * not all among those `closed` stays for the books.
 */
export async function erasePerson(
  trx: Transaction<Database>,
  address: string,
  closed: ReadonlySet<string>,
): Promise<Erased> {
  const person = await findPerson(address, trx);
  await deleteBelongings(trx, person);
  const kept = [];
  const erased = [];
  for (const order of person.orders) {
    if (staysForBooks(order) || (await isPayable(trx, order, closed))) kept.push(order);
    else erased.push(order.id);
  }
  for (const order of kept) await anonymiseOrder(trx, order);
  await eraseOrders(trx, erased);
  return { person, kept };
}

async function tellBucket(now: Date, signal: AbortSignal): Promise<boolean> {
  try {
    await tellForgotten(now, signal);
    return true;
  } catch (error) {
    log.warn({ err: error }, "the bucket was not told who was forgotten");
    return false;
  }
}

/** A draft can only go after its files: until then it stays, empty and nobody's. */
async function deleteBelongings(trx: Transaction<Database>, person: Person): Promise<void> {
  await trx.deleteFrom("outbox").where("id", "in", anyOf(person.mails)).execute();
  await trx.deleteFrom("inquiries").where("id", "in", anyOf(person.inquiries)).execute();
  await trx
    .updateTable("uploads")
    .set({ ...discarding, name: "" })
    .where("id", "in", anyOf(person.files))
    .execute();
  await trx
    .updateTable("drafts")
    .set({
      ...{ order_id: null, state: "open", saved_at: null, network: null },
      ...{ business_name: "", email: "", website_url: "", brand_colors: "" },
      ...{ text_content: "", social_links: "" },
      ...{ created_at: FORGOTTEN_AT, updated_at: FORGOTTEN_AT },
    })
    .where("id", "in", anyOf(person.drafts))
    .execute();
}

async function countFilesLeft(): Promise<number> {
  const { count } = await db
    .selectFrom("uploads")
    .innerJoin("drafts", "drafts.id", "uploads.draft_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("uploads.state", "=", "discarded")
    .where("drafts.created_at", "=", FORGOTTEN_AT)
    .executeTakeFirstOrThrow();
  return count;
}
