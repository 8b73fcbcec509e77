/** What a route's `handle` says of its page's scripts; a page without one needs none. */
export interface PageHandle {
  /** `page` hands the whole page to the framework, `islands` only starts what is interactive in it. */
  scripts: "page" | "islands";
}
