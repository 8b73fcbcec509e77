import { useSyncExternalStore } from "react";
import { cleanFirmName } from "~/content/firm-name";
import { trades, type TradeSlug } from "~/content/trades";

/** What the visitor has chosen on the first screen; `name`: of the firm, or "". */
interface FirmWish {
  name: string;
  trade: TradeSlug;
}

const none: FirmWish = { name: "", trade: trades[0].slug };
let wish = none;
const listeners = new Set<() => void>();

export function readWish(form: HTMLFormElement): void {
  const fields = new FormData(form);
  wish = {
    name: cleanFirmName(String(fields.get("name"))) ?? "",
    trade: fields.get("trade") as TradeSlug,
  };
  for (const listener of listeners) listener();
}

/** Shared by the parts of the page, which are hydrated one by one; it stays in the page. */
export function useFirmWish(): FirmWish {
  return useSyncExternalStore(
    subscribe,
    () => wish,
    () => none,
  );
}

/** Where the order form is, with what the visitor has chosen once a name is typed. */
export function orderHref(trade: TradeSlug, name: string): string {
  const industry = trades.find(({ slug }) => slug === trade)!.name;
  const query = name ? `?${new URLSearchParams({ industry, name }).toString()}` : "";
  return `/contact${query}#contact-form`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
