import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/shell/page-meta.server";
import { stateWords } from "./state-words";
import type { ThankYouView } from "./thank-you-page";

const REFRESH_SECONDS = 5;

/** A payment on its way is looked up again by the page itself, scripts or not. */
export const meta: MetaFunction = (args) => {
  const state = (args.data as ThankYouView | undefined)?.state;
  const description = "Your order, and what happens next.";
  const page = pageMeta({ title: stateWords(state).title, description, hidden: true });
  return [
    ...(page(args) ?? []),
    ...(state === "payment_pending"
      ? [{ httpEquiv: "refresh", content: String(REFRESH_SECONDS) }]
      : []),
  ];
};
