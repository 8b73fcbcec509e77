import { filterFrom, filterSlug, itemFrom, type Filter, type Item } from "./items";

/** What the address says about the gallery. */
export interface GalleryView {
  filter: Filter;
  preview: Item | undefined;
  /** A preview was closed without scripts: the follow-up message stands in the page. */
  closed: boolean;
}

export function galleryView(search: URLSearchParams): GalleryView {
  return {
    filter: filterFrom(search.get("filter")),
    preview: itemFrom(search.get("preview")),
    closed: search.get("closed") === "1",
  };
}

interface Place {
  filter: Filter;
  preview?: number;
  closed?: boolean;
}

/** The address of a view, without its hash. */
export function galleryPath({ filter, preview, closed }: Place): string {
  const search = new URLSearchParams();
  const slug = filterSlug(filter);
  if (slug) search.set("filter", slug);
  if (preview) search.set("preview", String(preview));
  if (closed) search.set("closed", "1");
  const query = search.toString();
  return query ? `/?${query}` : "/";
}
