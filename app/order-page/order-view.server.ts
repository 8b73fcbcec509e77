import { findUnsentFiles } from "~/assets/draft-for-files.server";
import type { Upload } from "~/assets/uploads.repository.server";
import { db } from "~/server/database/connection.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { stageOf, stages, type Stage } from "./order-stage";
import { liveWebsite, type LiveWebsite } from "~/orders/live-website.server";
import { orderStateCopy } from "~/orders/order-state-copy";
import { isRunning, isUnpaid } from "~/orders/order-states";
import type * as Orders from "~/orders/orders.repository.server";
import { ownReceiptOf, receiptOf, type OwnReceipt, type Receipt } from "~/orders/receipt.server";
import * as Requests from "~/orders/requests.repository.server";
import { countEdits, shownOf } from "~/orders/requests.server";
import type { ProgressStep } from "~/ui/progress-line";
import type { SentFile } from "./sent-assets";
import { shownFile } from "./sent-assets.server";

export interface ShownRequest {
  id: string;
  /** "Changes, round 2", or "Edit". */
  title: string;
  text: string;
  /** The names of those that went with it. */
  files: string[];
  askedOn: string;
  answer?: string;
  answeredOn?: string;
}

/** What the holder of an order's private link reads of it. */
export interface OrderView {
  title: string;
  text: string;
  step?: ProgressStep;
  /** Undefined where the order is not paid, is over or rests. */
  stage?: Stage;
  receipt: Receipt;
  own?: OwnReceipt;
  preview?: string;
  /** Of {@link shownOf}. */
  shown?: string;
  website?: LiveWebsite;
  /** The newest first. */
  requests: ShownRequest[];
  /** That came with a request which was not sent yet. */
  unsent: SentFile[];
  /** How many edits were asked for this month. */
  edits: number;
}

/** The newest of what was asked for: all of it would make a page of megabytes. */
const MOST_SHOWN = 20;

/** `uploads`: all that was sent for the order. */
export async function orderView(
  order: Orders.Order,
  uploads: readonly Upload[],
): Promise<OrderView> {
  const requests = await Requests.findAllByOrder(db, order.id);
  const receipt = await receiptOf(order);
  const isOpen = ({ kind, answered_at: answered }: Requests.OrderRequest) =>
    kind === "changes" && answered === null;
  const stage =
    order.paid_at && isRunning(order.state) ? stageOf(order, requests.some(isOpen)) : undefined;
  const copy = receipt.launch ?? orderStateCopy(receipt.state);
  const isFine = stage && order.state !== "past_due";
  const said = isFine ? stages[stage] : undefined;
  return {
    title: said?.title ?? copy.title,
    text: said?.text ?? copy.text,
    step: said?.step ?? (isUnpaid(order.state) ? copy.step : undefined),
    stage,
    receipt,
    own: await ownReceiptOf(order.id),
    shown: shownOf(order, requests),
    preview: stage && stage !== "live" ? (order.preview_url ?? undefined) : undefined,
    website: liveWebsite(order),
    requests: shownRequests(requests, uploads).slice(-MOST_SHOWN).reverse(),
    unsent: (await findUnsentFiles(order)).map((upload) => shownFile(order, upload)),
    edits: countEdits(requests),
  };
}

function shownRequests(
  requests: readonly Requests.OrderRequest[],
  uploads: readonly Upload[],
): ShownRequest[] {
  let round = 0;
  return requests.map(({ id, kind, text, files, requested_at, answered_at, answer }) => ({
    ...{ id, text, askedOn: localDayInWords(requested_at) },
    files: uploads.filter((upload) => files.includes(upload.id)).map(({ name }) => name),
    title: kind === "edit" ? "Edit" : `Changes, round ${(round += 1)}`,
    ...(answered_at && { answeredOn: localDayInWords(answered_at) }),
    ...(answer && { answer }),
  }));
}
