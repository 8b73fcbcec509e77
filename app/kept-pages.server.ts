import { createRequestHandler } from "@remix-run/node";
// The application itself: used only once it is whole.
import * as application from "@remix-run/dev/server-build";
import type { Page } from "~/content/pages";
import { galleryPath, galleryView } from "~/gallery/gallery-view";
import { config } from "~/platform/config.server";
import type { Variant } from "~/platform/page-cache.server";
import { carriesFlash } from "~/shell/flash.server";
import { consentIn } from "~/shell/consent.server";

/** What tells the visitors of a page apart: whether they still have to be asked about cookies. */
const ANSWERED = "consent=accepted";
const UNANSWERED = "";

/** What most first visitors get; the others come in a moment. */
export const firstVariants: readonly Variant[] = [{ address: "/", cookie: UNANSWERED }];

/**
 * The variant of a page that answers a request; undefined where the answer must be made for it alone. There are 216:
 * the landing page has 160 (4 filters, no preview or one of 9, closed or not, asked or not), the 14 others 4 each,
 * for a page's own address stands in it with or without the slash at its end.
 */
export function variantOf(page: Page, url: URL, cookies = ""): Variant | undefined {
  if (config.development || !page.kept || carriesFlash(cookies)) return undefined;
  const query = url.search === "" ? undefined : url.searchParams;
  // The framework's scripts ask for data, not for the page.
  if (query?.has("_data")) return undefined;
  const cookie = cookies && consentIn(cookies) ? ANSWERED : UNANSWERED;
  if (page.path === "/") {
    return url.pathname === "/"
      ? { address: query ? galleryPath(shown(query)) : "/", cookie }
      : undefined;
  }
  return { address: url.pathname, cookie };
}

function shown(query: URLSearchParams) {
  const { filter, preview, closed } = galleryView(query);
  return { filter, preview: preview?.id, closed };
}

/** Renders a variant in this process, from a request that holds nothing of any visitor's. */
export function renderVariant({ address, cookie }: Variant): Promise<Response> {
  const handle = createRequestHandler(application, "production");
  return handle(new Request(config.siteUrl + address, { headers: { Cookie: cookie } }));
}
