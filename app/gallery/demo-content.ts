import { trades, type TradeSlug } from "~/content/trades";
import { accents } from "./accents";
import { builder } from "./demos/builder";
import { carpenter } from "./demos/carpenter";
import { cleaner } from "./demos/cleaner";
import type { Demo, DemoContent } from "./demos/demo";
import { electrician } from "./demos/electrician";
import { gardener } from "./demos/gardener";
import { glazier } from "./demos/glazier";
import { locksmith } from "./demos/locksmith";
import { painter } from "./demos/painter";
import { plumber } from "./demos/plumber";
import { tradeImage } from "./trade-images";

export type { Demo } from "./demos/demo";

const contents: Record<TradeSlug, DemoContent> = {
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

/** The demo at /demo/<slug>; undefined for an unknown trade. */
export function demoFor(slug: string | undefined): Demo | undefined {
  const trade = trades.find((candidate) => candidate.slug === slug);
  if (!trade) return undefined;
  return {
    ...contents[trade.slug],
    industry: trade.name,
    heroImage: tradeImage(trade.slug),
    accentColor: accents[trade.slug],
  };
}
