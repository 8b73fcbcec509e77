import { cleanFirmName, demoUnderName, FIRM_NAME_MARKER } from "~/content/firm-name";
import type { Page } from "~/content/pages";
import { trades } from "~/content/trades";
import { choicesAt } from "~/demos/demos";
import { galleryPath, galleryView } from "~/marketing/gallery/items";
import type { Variant } from "~/server/http/response-cache.server";
import { consentIn, hasFlash } from "~/layout/cookies.server";

/**
 * Undefined where the response must not come from the cache. A page has one for each answer about cookies, and the landing
 * page and each demo one more for each combination of their choices. The footer of every page shows the year.
 */
export function variantOf(
  page: Page,
  { search, searchParams }: URL,
  cookies: string,
  now = new Date(),
): Variant | undefined {
  if (!page.cached || hasFlash(cookies)) return undefined;
  // Remix's scripts ask for data, not for the page.
  if (search && searchParams.has("_data")) return undefined;
  const cookie = cookies && consentIn(cookies) ? "consent=accepted" : "";
  const name = page.path.startsWith("/demo/") ? cleanFirmName(searchParams.get("name")) : undefined;
  const url = search ? urlOf(page, searchParams, name) : page.path;
  return {
    key: `${url} ${cookie} ${now.getUTCFullYear()}`,
    url,
    cookie,
    rare: url !== page.path,
    ...(name && { insert: { marker: FIRM_NAME_MARKER, text: name } }),
  };
}

/** The demo that the landing page's form asks for: `/?trade=plumber&name=…`. Undefined without a known trade. */
export function demoAsked({ pathname, searchParams }: URL): string | undefined {
  const asked = pathname === "/" ? searchParams.get("trade") : null;
  const trade = trades.find(({ slug }) => slug === asked);
  return trade && demoUnderName(trade.slug, cleanFirmName(searchParams.get("name")));
}

/** The path with what the page depends on; in place of a visitor's name, its marker. */
function urlOf({ path }: Page, query: URLSearchParams, name: string | undefined): string {
  if (path === "/") {
    const { filter, preview, closed } = galleryView(query);
    return galleryPath({ filter, preview: preview?.id, closed });
  }
  if (!path.startsWith("/demo/")) return path;
  const kept = new URLSearchParams(name && { name: FIRM_NAME_MARKER });
  for (const [field, values] of Object.entries(choicesAt(path))) {
    const chosen = query.get(field);
    // The first value is what the page shows anyway.
    if (chosen !== null && values.slice(1).includes(chosen)) kept.set(field, chosen);
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
