// Written by the build from the list in app/content/trades.ts: edit that.
import type { TradeSlug } from "~/content/trades";
import type { Preview } from "./kit/preview";
import plumber from "./plumber/preview";
import carpenter from "./carpenter/preview";
import electrician from "./electrician/preview";
import painter from "./painter/preview";
import gardener from "./gardener/preview";
import cleaner from "./cleaner/preview";
import locksmith from "./locksmith/preview";
import glazier from "./glazier/preview";
import builder from "./builder/preview";

export const previews: Record<TradeSlug, Preview> = {
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
