import { trades, type TradeSlug } from "~/content/trades";
import { accents } from "./accents";
import { builder } from "./demos/builder";
import { carpenter } from "./demos/carpenter";
import { cleaner } from "./demos/cleaner";
import type { Demo, DemoWords } from "./demos/demo";
import { electrician } from "./demos/electrician";
import { gardener } from "./demos/gardener";
import { glazier } from "./demos/glazier";
import { locksmith } from "./demos/locksmith";
import { painter } from "./demos/painter";
import { plumber } from "./demos/plumber";
import { tradeImage } from "./trade-images";

export type { Demo } from "./demos/demo";

const words: Record<TradeSlug, DemoWords> = {
  plumber,
  carpenter,
  electrician,
  painter,
  gardener,
  cleaner,
  locksmith,
  glazier,
  builder,
};

/** The demo at /demo/<slug>; undefined where no trade has that slug. */
export function demoFor(slug: string | undefined): Demo | undefined {
  const trade = trades.find((candidate) => candidate.slug === slug);
  if (!trade) return undefined;
  return {
    ...words[trade.slug],
    industry: trade.name,
    heroImage: tradeImage(trade.slug),
    accentColor: accents[trade.slug],
  };
}
