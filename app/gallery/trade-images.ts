import type { TradeSlug } from "~/content/trades";

export interface TradeImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const alts: Record<TradeSlug, string> = {
  plumber: "Water running from a brass tap into a basin, with copper pipes and a wrench beside it",
  carpenter: "A hand plane and curled shavings on a workbench under a sunlit window",
  electrician: "An open fuse board with colored wiring, lit by hanging lamps at dusk",
  painter: "A roller halfway across a wall, with a ladder and open paint cans",
  gardener: "A mown lawn with flower beds, a wheelbarrow and a spade in the morning sun",
  cleaner: "A bright room with a shining floor, a bucket, a mop and a spray bottle",
  locksmith: "A key turned in the brass lock of a front door in the evening",
  glazier: "A pane held by suction cups in front of tall windows above a city",
  builder: "A half-built brick house with scaffolding and a crane at sunrise",
};

/** The picture of a trade: on its gallery card, in its preview and behind its demo page's headline. */
export function tradeImage(slug: TradeSlug): TradeImage {
  return { src: `/images/trades/${slug}.svg`, width: 1600, height: 900, alt: alts[slug] };
}
