import { sql } from "kysely";
import { config } from "~/config/config.server";
import { anyOf } from "~/database/statements.server";
import type { Connection } from "~/database/tables";
import { discarding } from "~/onboarding/uploads.repository.server";
import type { Order } from "~/ordering/orders.repository.server";
import { timestamp } from "~/time/time";
import type { Erasure } from "./erasures-in-bucket.server";
import type { Person } from "./person.server";

/**
 * Finds what belongs to an email address, in upper or lower case: orders; inquiries and drafts with the address or of
 * those orders; their files; and emails that go to the address, reply to it, or are about those orders or inquiries. An
 * order whose buyer changed it before its payment may have another address by now, and stays. Emails to the team's own
 * inbox count only where they are about the person.
 */
export async function findPersonByAddress(db: Connection, address: string): Promise<Person> {
  const wanted = address.toLowerCase();
  const isTheirs = (column: "email" | "recipient") =>
    sql<boolean>`lower(trim(${sql.ref(column)})) = ${wanted}`;
  const orders = await db.selectFrom("orders").selectAll().where(isTheirs("email")).execute();
  const orderIds = orders.map(({ id }) => id);
  const payments = await db
    .selectFrom("payments")
    .select(["order_id", "stripe_customer_id"])
    .where("order_id", "in", anyOf(orderIds))
    .execute();
  const unexpected = await db
    .selectFrom("unexpected_payments")
    .select("order_id")
    .where("order_id", "in", anyOf(orderIds))
    .execute();
  const begun = await db
    .selectFrom("drafts")
    .select("id")
    .where((eb) => eb.or([isTheirs("email"), eb("order_id", "in", anyOf(orderIds))]))
    .execute();
  const begunIds = begun.map(({ id }) => id);
  const inquiries = await db
    .selectFrom("inquiries")
    .select(["id", "draft_id"])
    .where((eb) =>
      eb.or([
        isTheirs("email"),
        eb("order_id", "in", anyOf(orderIds)),
        eb("draft_id", "in", anyOf(begunIds)),
      ]),
    )
    .execute();
  const inquiryIds = inquiries.map(({ id }) => id);
  const draftIds = [...new Set([...begunIds, ...inquiries.map(({ draft_id }) => draft_id)])];
  const files = await db
    .selectFrom("uploads")
    .select("id")
    .where("draft_id", "in", anyOf(draftIds))
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([isTheirs("recipient"), eb("recipient", "!=", config.mail.to)]),
        eb.and([
          eb("reply_to", "=", wanted),
          eb("reply_to", "!=", config.supportEmail.toLowerCase()),
        ]),
        eb("order_id", "in", anyOf(orderIds)),
        eb("inquiry_id", "in", anyOf(inquiryIds)),
      ]),
    )
    .execute();
  return {
    orders: orders.map((order) => ({
      ...(order as Order),
      paid: [...payments, ...unexpected].some(({ order_id }) => order_id === order.id),
    })),
    inquiries: inquiryIds,
    drafts: draftIds,
    files: files.map(({ id }) => id),
    mails: mails.map(({ id }) => id),
    customers: payments.flatMap(({ stripe_customer_id }) => stripe_customer_id ?? []),
  };
}

/** Every email address that is stored somewhere, each as it was typed. */
export async function findAllAddresses(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("email as address")
    .union(db.selectFrom("drafts").select("email as address"))
    .union(db.selectFrom("inquiries").select("email as address"))
    .union(db.selectFrom("outbox").select("recipient as address"))
    .union(
      db
        .selectFrom("outbox")
        .select((eb) => eb.ref("reply_to").$notNull().as("address"))
        .where("reply_to", "is not", null),
    )
    .execute();
  return rows.map(({ address }) => address);
}

/** The times of an erased person's draft: long ago, so that the sweeper deletes it once its files are deleted. */
const ERASED_DRAFT_TIME = timestamp(new Date(0));

/**
 * Deletes all data of a person but the orders. Files are discarded, for the sweeper to delete; a draft can only be
 * deleted after its files, and is emptied until then.
 */
export async function deleteBelongings(db: Connection, person: Person): Promise<void> {
  await db.deleteFrom("outbox").where("id", "in", anyOf(person.mails)).execute();
  await db.deleteFrom("inquiries").where("id", "in", anyOf(person.inquiries)).execute();
  await db
    .updateTable("uploads")
    .set({ ...discarding, name: "" })
    .where("id", "in", anyOf(person.files))
    .execute();
  await db
    .updateTable("drafts")
    .set({
      ...{ order_id: null, state: "open", saved_at: null, network: null },
      ...{ business_name: "", email: "", website_url: "", brand_colors: "" },
      ...{ text_content: "", social_links: "" },
      ...{ created_at: ERASED_DRAFT_TIME, updated_at: ERASED_DRAFT_TIME },
    })
    .where("id", "in", anyOf(person.drafts))
    .execute();
}

/** How many files of erased persons the bucket still holds. */
export async function countFilesLeft(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom("uploads")
    .innerJoin("drafts", "drafts.id", "uploads.draft_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("uploads.state", "=", "discarded")
    .where("drafts.created_at", "=", ERASED_DRAFT_TIME)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records an erasure that the bucket does not have yet, also where an earlier one of the same person is recorded. */
export async function upsertErasure(db: Connection, erasure: Erasure): Promise<void> {
  await db
    .insertInto("forgotten")
    .values({ ...erasure, told: 0 })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ ...erasure, told: 0 }))
    .execute();
}

export function findAllUnsyncedErasures(db: Connection, limit: number): Promise<Erasure[]> {
  return db
    .selectFrom("forgotten")
    .select(["hash", "forgotten_at"])
    .where("told", "=", 0)
    .limit(limit)
    .execute();
}

/** Stores that the bucket has an erasure, unless the person was erased again in the meantime. */
export async function updateErasureSynced(db: Connection, erasure: Erasure): Promise<void> {
  await db
    .updateTable("forgotten")
    .set({ told: 1 })
    .where("hash", "=", erasure.hash)
    .where("forgotten_at", "=", erasure.forgotten_at)
    .execute();
}

/** Deletes synced erasures from before a moment, at most `limit`; returns how many. */
export async function deleteOldErasures(
  db: Connection,
  before: string,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom("forgotten")
    .select("hash")
    .where("told", "=", 1)
    .where("forgotten_at", "<", before)
    .limit(limit);
  const deleted = await db.deleteFrom("forgotten").where("hash", "in", old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
