import type { Page } from "~/content/pages";
import { galleryPath, galleryView } from "~/gallery/gallery-url";
import type { Variant } from "~/http/response-cache.server";
import { consentIn } from "~/layout/consent.server";
import { hasFlash } from "~/layout/flash.server";

/**
 * The variant of a cached page for a request; undefined where the response must not come from the cache. There are 188 a
 * year: the landing page has 160 (4 filters, no preview or one of 9, closed or not, cookie notice or not), the 14 others
 * 2 each. The footer of every page shows the year.
 */
export function variantOf(
  page: Page,
  { pathname, search, searchParams }: URL,
  cookies: string,
  now = new Date(),
): Variant | undefined {
  if (!page.cached || pathname !== page.path || hasFlash(cookies)) return undefined;
  // Remix's scripts ask for data, not for the page.
  if (search && searchParams.has("_data")) return undefined;
  const cookie = cookies && consentIn(cookies) ? "consent=accepted" : "";
  const url = page.path === "/" && search ? galleryPath(viewOf(searchParams)) : page.path;
  return { key: `${url} ${cookie} ${now.getUTCFullYear()}`, url, cookie };
}

function viewOf(query: URLSearchParams) {
  const { filter, preview, closed } = galleryView(query);
  return { filter, preview: preview?.id, closed };
}
