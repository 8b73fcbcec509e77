import { filterFrom, filterSlug, itemFrom, type Filter, type Item } from "./items";

/** The view of the gallery that the page's query asks for. */
export interface GalleryView {
  filter: Filter;
  preview: Item | undefined;
  /** A preview was closed without scripts: the page shows the follow-up message. */
  closed: boolean;
}

export function galleryView(search: URLSearchParams): GalleryView {
  return {
    filter: filterFrom(search.get("filter")),
    preview: itemFrom(search.get("preview")),
    closed: search.get("closed") === "1",
  };
}

interface ViewQuery {
  filter: Filter;
  preview?: number;
  closed?: boolean;
}

/** The path and query of a view, without a hash. */
export function galleryPath({ filter, preview, closed }: ViewQuery): string {
  const search = new URLSearchParams();
  const slug = filterSlug(filter);
  if (slug) search.set("filter", slug);
  if (preview) search.set("preview", String(preview));
  if (closed) search.set("closed", "1");
  const query = search.toString();
  return query ? `/?${query}` : "/";
}
