import { listFiles, listSentFiles } from "~/assets/uploads.server";
import * as BouncedOrders from "~/orders/bounced-orders.repository.server";
import { ledgerLink } from "~/orders/ledger-link.server";
import * as Ledger from "~/orders/ledger.repository.server";
import { stepOf } from "~/orders/order-step";
import * as Orders from "~/orders/orders.repository.server";
import * as Payments from "~/orders/payments.repository.server";
import * as Requests from "~/orders/requests.repository.server";
import * as UnexpectedPayments from "~/orders/unexpected-payments.repository.server";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import * as History from "~/server/history/history.repository.server";
import * as Desk from "./desk.repository.server";

/* All that is stored of an order or of an inquiry, as `show` prints it. */

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof findOrderDetails>>>;
export type InquiryDetails = Awaited<ReturnType<typeof findInquiryDetails>>;

export async function findOrderDetails(id: string) {
  const [order, shown] = [await Orders.findById(db, id), await Desk.findOrderById(db, id)];
  if (!order || !shown) return undefined;
  const requests = await findRequests(id);
  const ledger = await Ledger.findAllByOrder(db, id);
  const payments = await Payments.findAllByOrder(db, id);
  const open = requests.filter(({ answered_at }) => answered_at === null).length;
  return {
    order: {
      ...shown,
      email_bounced_at: (await BouncedOrders.findTime(db, id)) ?? null,
    },
    step: stepOf(order, open, config.timeZone, new Date()) ?? null,
    ledger: ledger.map((row) => ({
      ...row,
      stripe_url: ledgerLink(row, ledger, payments) ?? null,
    })),
    payments,
    unexpectedPayments: await UnexpectedPayments.findAllByOrder(db, id),
    history: await History.findAllByOrder(db, id),
    requests,
    inquiries: await findInquiries("order_id", id),
    drafts: await findOpenDrafts(id),
    mails: await Desk.findAllEmailsBy(db, "order_id", id),
  };
}

export async function findInquiryDetails(id: string) {
  return {
    inquiries: await findInquiries("id", id),
    mails: await Desk.findAllEmailsBy(db, "inquiry_id", id),
  };
}

export type ShownRequest = Awaited<ReturnType<typeof findRequests>>[number];

/** What an order's buyer asked to have changed, with the files that came with it. */
export async function findRequests(orderId: string) {
  const requests = await Requests.findAllByOrder(db, orderId);
  const sent = requests.length > 0 ? await listSentFiles(orderId) : [];
  return requests.map(({ files, ...request }) => ({
    ...request,
    files: sent.filter(({ id }) => files.includes(id)),
  }));
}

async function findInquiries(column: "order_id" | "id", id: string) {
  const rows = await Desk.findAllInquiriesBy(db, column, id);
  // An order's also where they are removed: they can be put back.
  const sent = column === "order_id" && rows.length > 0 ? await listSentFiles(id) : undefined;
  return Promise.all(
    rows.map(async (row) => ({
      ...Desk.withFileUrls(row),
      files:
        sent?.filter(({ draft_id }) => draft_id === row.draft_id) ??
        (await listFiles(row.draft_id)),
    })),
  );
}

async function findOpenDrafts(orderId: string) {
  const drafts = await Desk.findAllOpenDrafts(db, orderId);
  return Promise.all(drafts.map(async (draft) => ({ ...draft, files: await listFiles(draft.id) })));
}
