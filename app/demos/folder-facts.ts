// Written by the build from the list in app/content/trades.ts: edit that.
import type { TradeSlug } from "~/content/trades";
import type { Facts } from "./kit/facts";
import plumber from "./plumber/facts";
import carpenter from "./carpenter/facts";
import electrician from "./electrician/facts";
import painter from "./painter/facts";
import gardener from "./gardener/facts";
import cleaner from "./cleaner/facts";
import locksmith from "./locksmith/facts";
import glazier from "./glazier/facts";
import builder from "./builder/facts";

export const facts: Record<TradeSlug, Facts> = {
  plumber: plumber,
  carpenter: carpenter,
  electrician: electrician,
  painter: painter,
  gardener: gardener,
  cleaner: cleaner,
  locksmith: locksmith,
  glazier: glazier,
  builder: builder,
};
