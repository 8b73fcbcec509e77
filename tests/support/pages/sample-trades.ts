import { trades } from "~/content/trades";
import { demos } from "~/demos/demos";

// Trades of the list for tests that need any, whichever they are.

export const firstTrade = trades[0];
export const lastTrade = trades.at(-1)!;
export const demoPath = `/demo/${firstTrade.slug}`;

const asking = demos.find(({ choices }) => choices)!;
const [[field, values]] = Object.entries(asking.choices!) as [[string, string[]]];

/** A demo with an answer other than its first one. */
export const answeringDemo = `/demo/${asking.slug}?${field}=${values.find((value, at) => at > 0 && value)}`;

/** Whether the list has a trade, for the tests of what only its demo does. */
export const hasDemo = (slug: string) => trades.some((trade) => trade.slug === slug);
