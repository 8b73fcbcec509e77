import { domainToUnicode } from "node:url";
import { localDayInWords } from "~/server/time/local-days.server";
import { isAnonymized } from "./erase-order.server";
import { isRunning } from "./order-states";
import type { Order } from "./orders.repository.server";

/** A website that is live, as its buyer tells others of it. */
export interface LiveWebsite {
  url: string;
  /** As people read and type it, such as "bäckerei.example/laden". */
  address: string;
  /** The day in words. */
  since: string;
  /** A sentence for others, with its URL. */
  announcement: string;
  /** Whether a QR code holds its URL: of a longer one a phone reads none that is small. */
  hasQr: boolean;
}

const LONGEST_IN_QR = 300;

/** Undefined where no website of the order is live at a known URL, or the order is not paid, is over, rests or is erased. */
export function liveWebsite(order: Order): LiveWebsite | undefined {
  const { launched_at, launched_url: url, paid_at, state } = order;
  const isLive = launched_at && url && paid_at && isRunning(state) && !isAnonymized(order);
  if (!isLive) return undefined;
  const address = addressOf(url);
  return {
    url,
    address,
    since: localDayInWords(launched_at),
    announcement: `Our new website is live: ${new URL(url).protocol}//${address}`,
    hasQr: url.length <= LONGEST_IN_QR,
  };
}

function addressOf(url: string): string {
  const { hostname, port, pathname, search, hash } = new URL(url);
  const host = `${domainToUnicode(hostname) || hostname}${port && `:${port}`}`;
  const rest = `${pathname}${search}${hash}`;
  return rest === "/" ? host : `${host}${rest}`;
}
