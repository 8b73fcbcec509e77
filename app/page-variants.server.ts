import { cleanFirmName, FIRM_NAME_MARKER } from "~/content/firm-name";
import type { Page } from "~/content/pages";
import { trades } from "~/content/trades";
import { choicesAt } from "~/demos/demos";
import { galleryPath, galleryView } from "~/gallery/gallery-url";
import type { Variant } from "~/http/response-cache.server";
import { consentIn } from "~/layout/consent.server";
import { hasFlash } from "~/layout/flash.server";

/**
 * The variant of a cached page for a request; undefined where the response must not come from the cache. There are 170 a
 * year without demos: the landing page has 160 (4 filters, no preview or one of 9, closed or not, cookie notice or not),
 * the 5 others 2 each. A demo has one for each combination of its choices, with the cookie notice or not, under its own
 * name or a visitor's. The footer of every page shows the year.
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
  const name = page.path.startsWith("/demo/") ? cleanFirmName(searchParams.get("name")) : undefined;
  const url = search ? urlOf(page, searchParams, name) : page.path;
  return {
    key: `${url} ${cookie} ${now.getUTCFullYear()}`,
    url,
    cookie,
    ...(name && { insert: { marker: FIRM_NAME_MARKER, text: name } }),
  };
}

/**
 * The demo that the landing page's form asks for, by a trade and the name of a firm: `/?trade=plumber&name=…`. Undefined
 * without a known trade.
 */
export function demoAsked({ pathname, searchParams }: URL): string | undefined {
  const asked = pathname === "/" ? searchParams.get("trade") : null;
  const trade = trades.find(({ slug }) => slug === asked);
  if (!trade) return undefined;
  const name = cleanFirmName(searchParams.get("name"));
  const query = name ? `?${new URLSearchParams({ name }).toString()}` : "";
  return `/demo/${trade.slug}${query}`;
}

/** The path with what the page depends on; in place of a visitor's name, its marker. */
function urlOf({ path }: Page, query: URLSearchParams, name: string | undefined): string {
  if (path === "/") return galleryPath(viewOf(query));
  if (!path.startsWith("/demo/")) return path;
  const kept = new URLSearchParams(name && { name: FIRM_NAME_MARKER });
  for (const [field, values] of Object.entries(choicesAt(path))) {
    const chosen = query.get(field);
    // The first value is what the page shows anyway.
    if (chosen !== null && values.slice(1).includes(chosen)) kept.set(field, chosen);
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

function viewOf(query: URLSearchParams) {
  const { filter, preview, closed } = galleryView(query);
  return { filter, preview: preview?.id, closed };
}
