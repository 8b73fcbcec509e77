import { useMatches } from "@remix-run/react";

/** What a route's `handle` says of its page's scripts. A page without one needs none. */
export interface PageHandle {
  /** `page` lets Remix take over the whole page, `islands` starts only what is interactive in it. */
  scripts: "page" | "islands";
  /** The id of the form whose typed words this tab keeps, and forgets when the page is shown without the form. */
  typedForm?: string;
}

/** The handle of the shown page. A page that was refused or failed has no data to start from, and needs no scripts. */
export function usePageHandle(): Partial<PageHandle> {
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  return handle && (page?.data || handle.scripts === "islands") ? handle : {};
}
