import { db } from "~/server/database/connection.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { stageOf, stages, type Stage } from "./order-stage";
import { liveWebsite, type LiveWebsite } from "~/orders/live-website.server";
import { orderStateCopy } from "~/orders/order-state-copy";
import { isRunning, isUnpaid } from "~/orders/order-states";
import type * as Orders from "~/orders/orders.repository.server";
import { ownReceiptOf, receiptOf, type OwnReceipt, type Receipt } from "~/orders/receipt.server";
import * as Requests from "~/orders/requests.repository.server";
import { countEdits } from "~/orders/requests.server";
import type { ProgressStep } from "~/ui/progress-line";

export interface ShownRequest {
  id: string;
  /** "Changes, round 2", or "Edit". */
  title: string;
  text: string;
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
  /** When the preview was shown, as its form sends it back. */
  previewShownAt?: string;
  website?: LiveWebsite;
  requests: ShownRequest[];
  /** How many edits were asked for this month. */
  edits: number;
}

/** The newest of what was asked for: all of it would make a page of megabytes. */
const MOST_SHOWN = 20;

export async function orderView(order: Orders.Order): Promise<OrderView> {
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
    previewShownAt: order.ready_at ?? undefined,
    preview: stage && stage !== "live" ? (order.preview_url ?? undefined) : undefined,
    website: liveWebsite(order),
    requests: shownRequests(requests).slice(-MOST_SHOWN),
    edits: countEdits(requests),
  };
}

function shownRequests(requests: readonly Requests.OrderRequest[]): ShownRequest[] {
  let round = 0;
  return requests.map(({ id, kind, text, requested_at, answered_at, answer }) => ({
    ...{ id, text, askedOn: localDayInWords(requested_at) },
    title: kind === "edit" ? "Edit" : `Changes, round ${(round += 1)}`,
    ...(answered_at && { answeredOn: localDayInWords(answered_at) }),
    ...(answer && { answer }),
  }));
}
