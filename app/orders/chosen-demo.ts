import { cleanFirmName, demoUnderName } from "~/content/firm-name";
import { tradeNamed, type Trade } from "~/content/trades";

/** The demo that an order's website starts from, with the firm's name on its door. */
export type ChosenDemo = Trade & { path: string; firm?: string };

/** Undefined where no trade was chosen, or the site has no demo of it any more. */
export function chosenDemo(order: {
  industry?: string | null;
  name?: string | null;
}): ChosenDemo | undefined {
  const trade = tradeNamed(order.industry);
  const firm = cleanFirmName(order.name ?? null);
  return trade && { ...trade, path: demoUnderName(trade.slug, firm), firm };
}
