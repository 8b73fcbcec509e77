import { sql } from "kysely";
import { config } from "~/server/config/config.server";
import { anyOf, countChanged, countRows } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
import { parseEmail, withoutAddress } from "~/server/email/email";
import { emptyColumns } from "~/assets/draft-row.server";
import { discarding } from "~/assets/uploads.repository.server";
import type { Order } from "~/orders/orders.repository.server";
import { BATCH } from "~/operations/retention/in-batches";
import { timestamp } from "~/server/time/time";
import type { Erasure } from "./erasures-in-bucket.server";
import { lowerCase } from "./person.server";

/** Everything that is stored of a person. All but the orders are ids. */
export type Person = Awaited<ReturnType<typeof findPersonByAddress>>;

/**
 * Finds what belongs to an email address, in upper or lower case: orders; inquiries and drafts with it or of those orders;
 * their files; and emails to it, with replies to it, or about those. An order whose buyer changed it before its payment may
 * have another address by now, and stays. Of another buyer's order, the address is only the contact.
 */
export async function findPersonByAddress(db: Connection, address: string) {
  const wanted = lowerCase(address);
  const isTheirs = (column: "email" | "recipient") =>
    sql<boolean>`lower(trim(${sql.ref(column)})) = ${wanted}`;
  const orders = await db.selectFrom("orders").selectAll().where(isTheirs("email")).execute();
  const orderIds = orders.map(({ id }) => id);
  const payments = await db
    .selectFrom("payments")
    .select(["order_id", "stripe_customer_id"])
    .where("order_id", "in", anyOf(orderIds))
    .unionAll(
      db
        .selectFrom("unexpected_payments")
        .select(["order_id", sql<null>`null`.as("stripe_customer_id")])
        .where("order_id", "in", anyOf(orderIds)),
    )
    .execute();
  const isOwn = ({ order_id }: { order_id: string | null }) =>
    order_id === null || orderIds.includes(order_id);
  const begun = await db
    .selectFrom("drafts")
    .select(["id", "order_id"])
    .where((eb) =>
      eb.or([
        // As the index says.
        eb.and([isTheirs("email"), sql<boolean>`length(email) <= 254`]),
        eb("order_id", "in", anyOf(orderIds)),
      ]),
    )
    .execute();
  const [ownBegun, othersBegun] = split(begun, isOwn);
  const begunIds = ownBegun.map(({ id }) => id);
  const sent = await db
    .selectFrom("inquiries")
    .select(["id", "draft_id", "order_id"])
    .where((eb) =>
      eb.or([
        isTheirs("email"),
        eb("order_id", "in", anyOf(orderIds)),
        eb("draft_id", "in", anyOf(begunIds)),
      ]),
    )
    .execute();
  const [inquiries, othersInquiries] = split(sent, isOwn);
  const inquiryIds = inquiries.map(({ id }) => id);
  const draftIds = [...new Set([...begunIds, ...inquiries.map(({ draft_id }) => draft_id)])];
  const files = await db
    .selectFrom("uploads")
    .select("id")
    .where("draft_id", "in", anyOf(draftIds))
    .execute();
  const others = [...othersBegun, ...othersInquiries];
  const othersOrders = await db
    .selectFrom("orders")
    .select(["id", "reference"])
    .where("id", "in", anyOf(others.map(({ order_id }) => order_id!)))
    .execute();
  const about = await db
    .selectFrom("outbox")
    .select(["id", "recipient", "order_id", "inquiry_id"])
    .where((eb) =>
      eb.or([
        eb.and([isTheirs("recipient"), eb("recipient", "!=", config.team.inbox)]),
        eb.and([eb("reply_to", "=", wanted), eb("reply_to", "!=", lowerCase(config.supportEmail))]),
        eb("order_id", "in", anyOf(orderIds)),
        eb("inquiry_id", "in", anyOf(inquiryIds)),
      ]),
    )
    .execute();
  const [mails, othersMails] = split(
    about,
    (mail) =>
      isOwn(mail) || mail.inquiry_id === null || lowerCase(mail.recipient.trim()) === wanted,
  );
  return {
    orders: orders.map((order) => ({
      ...(order as Order),
      paid: payments.some(({ order_id }) => order_id === order.id),
    })),
    inquiries: inquiryIds,
    drafts: draftIds,
    files: files.map(({ id }) => id),
    mails: mails.map(({ id }) => id),
    /** Orders of other buyers with assets that name the person as the contact, and these assets. */
    contactOf: {
      orders: othersOrders,
      inquiries: othersInquiries.map(({ id }) => id),
      drafts: othersBegun.map(({ id }) => id),
      mails: othersMails.map(({ id }) => id),
    },
    customers: payments.flatMap(({ stripe_customer_id }) => stripe_customer_id ?? []),
  };
}

function split<T>(rows: readonly T[], isFirst: (row: T) => boolean): [T[], T[]] {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
}

/** Blanks an email address in the assets of other buyers' orders whose contact it is, and in the emails about them. */
export async function blankContact(
  db: Connection,
  address: string,
  { inquiries, drafts, mails }: Person["contactOf"],
): Promise<void> {
  const blank = { email: "" };
  await db.updateTable("inquiries").set(blank).where("id", "in", anyOf(inquiries)).execute();
  await db.updateTable("drafts").set(blank).where("id", "in", anyOf(drafts)).execute();
  const stored = await db
    .selectFrom("outbox")
    .select(["id", "mail"])
    .where("id", "in", anyOf(mails))
    .execute();
  for (const { id, mail } of stored) {
    const email = parseEmail(mail);
    if (!email) continue;
    const blanked = JSON.stringify(withoutAddress(email, address));
    await db.updateTable("outbox").set({ mail: blanked }).where("id", "=", id).execute();
  }
}

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

/** Deletes all data of a person but the orders. The sweeper deletes the files, and then the drafts, emptied here. */
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
      ...emptyColumns,
      ...{ created_at: ERASED_DRAFT_TIME, updated_at: ERASED_DRAFT_TIME },
    })
    .where("id", "in", anyOf(person.drafts))
    .execute();
}

export function countFilesLeft(db: Connection): Promise<number> {
  const files = db
    .selectFrom("uploads")
    .innerJoin("drafts", "drafts.id", "uploads.draft_id")
    .where("uploads.state", "=", "discarded");
  return countRows(files.where("drafts.created_at", "=", ERASED_DRAFT_TIME));
}

/** Records an erasure that the bucket does not have yet, also where an earlier one of the same person is recorded. */
export async function upsertErasure(db: Connection, erasure: Erasure): Promise<void> {
  await db
    .insertInto("forgotten")
    .values({ ...erasure, told: 0 })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ ...erasure, told: 0 }))
    .execute();
}

export function findAllUnsyncedErasures(db: Connection): Promise<Erasure[]> {
  return db
    .selectFrom("forgotten")
    .select(["hash", "forgotten_at"])
    .where("told", "=", 0)
    .limit(BATCH)
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

export function deleteOldErasures(db: Connection, before: string): Promise<number> {
  const old = db
    .selectFrom("forgotten")
    .select("hash")
    .where("told", "=", 1)
    .where("forgotten_at", "<", before)
    .limit(BATCH);
  return countChanged(db.deleteFrom("forgotten").where("hash", "in", old));
}
