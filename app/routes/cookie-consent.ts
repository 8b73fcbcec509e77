import type { ActionFunctionArgs } from "@remix-run/node";
import { config } from "~/config/config.server";
import { readFormBody } from "~/http/form-body.server";
import { storeConsent } from "~/layout/consent.server";
import { isCookieChoice } from "~/layout/inline/cookie-notice";
import { redirect303 } from "~/layout/redirects.server";
import { refuseWithPage } from "~/layout/refuse.server";

const MAX_BODY_BYTES = 4 * 1024;

/** Stores the choice on the cookie notice and redirects back to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const body = await readFormBody(request, ["consent", "returnTo"], MAX_BODY_BYTES);
  if (!body.ok) return refuseWithPage(request, body.status);
  const { consent, returnTo } = body.values;
  if (!isCookieChoice(consent)) return refuseWithPage(request, 400);
  return redirect303(ownPath(returnTo), { "Set-Cookie": storeConsent(consent) });
}

/** A path of this site; the home page in place of a URL of another site. */
function ownPath(path: string): string {
  if (!/^\/\S*$/.test(path) || !URL.canParse(path, config.siteUrl)) return "/";
  const { origin, pathname, search } = new URL(path, config.siteUrl);
  // "/.//elsewhere" parses to the path "//elsewhere", which a browser would take for another host.
  return origin === config.siteUrl && !pathname.startsWith("//") ? pathname + search : "/";
}
