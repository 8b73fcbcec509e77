import { trades, type TradeSlug } from "~/content/trades";
import { previews } from "~/demos/folder-previews";
import { groups } from "~/demos/kit/preview";
import { phoneShot, type PictureFiles } from "~/ui/picture";
import type { View } from "./lettering";

/** A screenshot of the top of a trade's demo page, for its gallery card; at most as wide as the card. */
export function demoShot(slug: TradeSlug, category: string): PictureFiles {
  const alt = `The start page of the demo website for ${category}`;
  return { path: `/images/demos/${slug}`, widths: [480, 960], width: 960, height: 600, alt };
}

type Shot = Pick<PictureFiles, "path" | "widths">;

/**
 * A demo's whole page, in AVIF alone: browsers without it see the top of the page. On a phone it is as wide as the format
 * allows so long a picture.
 */
export function pageShot(slug: TradeSlug, view: View): Shot {
  return { path: `/images/pages/${slug}-${view}`, widths: [view === "phone" ? 440 : 960] };
}

/** The picture of a demo with a name on its door, where that is left out for {@link lettersOf} to be written over it. */
export function withoutName<T extends Shot>(picture: T): T {
  return { ...picture, path: `${picture.path}-unnamed`, widths: picture.widths.slice(-2) };
}

export const items = trades.map(({ slug, category }, index) => ({
  /** From 1 on: the value of `?preview=`. */
  id: index + 1,
  slug,
  title: category,
  category,
  image: demoShot(slug, category),
  // On a phone a card is too wide for the smallest file.
  phoneImage: { ...phoneShot(slug, category), widths: [480, 720] },
  /** Classes that set the trade's colors, see tailwind.config.ts. */
  accent: `trade-colors trade-${slug}`,
  demoUrl: `/demo/${slug}`,
  ...previews[slug],
}));

export type Item = (typeof items)[number];

/** All, and each group that has an item. */
export const filters = [
  { name: "All", slug: undefined },
  ...groups
    .filter((group) => items.some(({ filter }) => filter === group))
    .map((name) => ({ name, slug: name.toLowerCase().replace(" ", "-") })),
] as const;

export type Filter = (typeof filters)[number]["name"];

export function itemsIn(filter: Filter): readonly Item[] {
  return filter === "All" ? items : items.filter((item) => item.filter === filter);
}

/** The view that the page's query asks for; `closed`: a preview was closed without scripts. */
export function galleryView(search: URLSearchParams) {
  const slug = search.get("filter");
  const filter: Filter = filters.find((named) => named.slug === slug)?.name ?? "All";
  const preview = items.find(({ id }) => String(id) === search.get("preview"));
  return { filter, preview, closed: search.get("closed") === "1" };
}

export function galleryPath(view: { filter: Filter; preview?: number; closed?: boolean }): string {
  const search = new URLSearchParams();
  const slug = filters.find(({ name }) => name === view.filter)?.slug;
  if (slug) search.set("filter", slug);
  if (view.preview) search.set("preview", String(view.preview));
  if (view.closed) search.set("closed", "1");
  const query = search.toString();
  return query ? `/?${query}` : "/";
}
