import { useMatches } from "@remix-run/react";

/** A route's `handle`: which scripts its page loads. A route without a handle loads none. */
export interface PageHandle {
  /** `page`: Remix hydrates the whole page. `islands`: React hydrates only the gallery. */
  scripts: "page" | "islands";
  /** The id of the form whose unsent input this tab stores, see inline/unsent-input.ts. */
  typedForm?: string;
}

/** The handle of the current page. An error page has no loader data and loads no scripts. */
export function usePageHandle(): Partial<PageHandle> {
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  return handle && (page?.data || handle.scripts === "islands") ? handle : {};
}
