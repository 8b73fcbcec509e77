import { tradeAt, trades, type Trade } from "~/content/trades";
import type { Facts } from "./kit/facts";
import { facts } from "./folder-facts";

/** The trades with the facts of their demos. */
export const demos: readonly (Trade & Facts)[] = trades.map((trade) => ({
  ...trade,
  ...facts[trade.slug],
}));

/** The closed sets of values that the forms of a demo's page may send, by field; empty for any other path. */
export function choicesAt(path: string): Record<string, readonly string[]> {
  const trade = tradeAt(path);
  return (trade && facts[trade.slug].choices) ?? {};
}
