import { sql } from "kysely";
import { config } from "~/config/config.server";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { Connection } from "~/database/tables";
import type { Order } from "~/ordering/orders.server";

/** An order of a person; `paid` when money came in for it. */
export type PersonsOrder = Order & { paid: boolean };

/** Whether an order stays for the books: money came in for it, or is on its way. */
export function staysForBooks({ paid, state }: PersonsOrder): boolean {
  return paid || state === "payment_pending";
}

/** Everything that is stored of a person, by what it hangs on. All but the orders are ids. */
export interface Person {
  orders: PersonsOrder[];
  inquiries: string[];
  drafts: string[];
  files: string[];
  mails: string[];
  /** The customers that Stripe made of the payments. */
  customers: string[];
}

/**
 * Finds what belongs to a mail address, whatever its case: orders, and inquiries and drafts with the address or of
 * those orders; their files; and the mails to the address, about any of it, or to be answered to the address: an order
 * that was changed before its payment may have another one by now, and stays. What the team's own inbox was sent counts
 * only where it is about the person.
 */
export async function findPerson(address: string, on: Connection = db): Promise<Person> {
  const wanted = address.toLowerCase();
  const isTheirs = (column: "email" | "recipient") =>
    sql<boolean>`lower(trim(${sql.ref(column)})) = ${wanted}`;
  const orders = await on.selectFrom("orders").selectAll().where(isTheirs("email")).execute();
  const orderIds = orders.map(({ id }) => id);
  const payments = await on
    .selectFrom("payments")
    .select(["order_id", "stripe_customer_id"])
    .where("order_id", "in", anyOf(orderIds))
    .execute();
  const unexpected = await on
    .selectFrom("unexpected_payments")
    .select("order_id")
    .where("order_id", "in", anyOf(orderIds))
    .execute();
  const begun = await on
    .selectFrom("drafts")
    .select("id")
    .where((eb) => eb.or([isTheirs("email"), eb("order_id", "in", anyOf(orderIds))]))
    .execute();
  const begunIds = begun.map(({ id }) => id);
  const inquiries = await on
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
  const files = await on
    .selectFrom("uploads")
    .select("id")
    .where("draft_id", "in", anyOf(draftIds))
    .execute();
  const mails = await on
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

/** Every mail address that is stored somewhere, each as it was typed. */
export async function findAddresses(): Promise<string[]> {
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
