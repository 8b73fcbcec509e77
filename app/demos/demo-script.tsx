import { useLocation } from "@remix-run/react";
import { tradeAt } from "~/content/trades";
import { InlineScript } from "~/layout/document-context";

/** The script of the demo that the page shows: script.ts of its folder. */
export function DemoScript() {
  const trade = tradeAt(useLocation().pathname);
  return trade && <InlineScript name={`demos/${trade.slug}/script`} type="module" />;
}
