/** A form by its id, and the names of the fields that are kept. */
export interface TypedForm {
  id: string;
  fields: readonly string[];
}

/** What a route's `handle` says of its page's scripts; a page without one needs none. */
export interface PageHandle {
  /** `page` hands the whole page to the framework, `islands` only starts what is interactive in it. */
  scripts: "page" | "islands";
  /** The form whose words this tab keeps while the page shows it, and forgets when the page is shown without it. */
  typed?: TypedForm;
}
