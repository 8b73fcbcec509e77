import type { ActionFunctionArgs } from "@remix-run/node";
import { config } from "~/server/config/config.server";
import { readFormBody } from "~/server/http/form-body.server";
import { storeConsent } from "~/layout/cookies.server";
import { isCookieChoice } from "~/layout/inline/cookie-notice";
import { redirect303, refuseWithPage } from "~/layout/responses.server";

const MAX_BODY_BYTES = 4 * 1024;

export async function action({ request }: ActionFunctionArgs) {
  const body = await readFormBody(request, ["consent", "returnTo"], MAX_BODY_BYTES);
  if (!body.ok) return refuseWithPage(body.status);
  const { consent, returnTo } = body.values;
  if (!isCookieChoice(consent)) return refuseWithPage(400);
  return redirect303(ownPath(returnTo), { "Set-Cookie": storeConsent(consent) });
}

/** A path of this site; the home page in place of a URL of another site. */
function ownPath(path: string): string {
  if (!/^\/\S*$/.test(path) || !URL.canParse(path, config.siteUrl)) return "/";
  const { origin, pathname, search } = new URL(path, config.siteUrl);
  // "/.//elsewhere" parses to the path "//elsewhere", which a browser would take for another host.
  return origin === config.siteUrl && !pathname.startsWith("//") ? pathname + search : "/";
}
