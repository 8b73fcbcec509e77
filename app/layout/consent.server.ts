import { config } from "~/config/config.server";
import { retention } from "~/content/retention";
import { isCookieChoice, type CookieChoice } from "./inline/cookie-notice";

const NAME = "consent";
const MAX_AGE_SECONDS = retention.consentCookieYears * 365 * 24 * 60 * 60;

/**
 * The visitor's choice on the cookie notice, or null before they chose. The cookie is plain text, so that it stays valid
 * when SESSION_SECRET changes.
 */
export function readConsent(request: Request): CookieChoice | null {
  return consentIn(request.headers.get("Cookie") ?? "");
}

/** As {@link readConsent}, from the value of a Cookie header. */
export function consentIn(header: string): CookieChoice | null {
  const cookies = header.split(";").map((pair) => pair.trim());
  const value = cookies.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return isCookieChoice(value) ? value : null;
}

/** The Set-Cookie value that stores a choice. */
export function storeConsent(consent: CookieChoice): string {
  const secure = config.secure ? "; Secure" : "";
  return `${NAME}=${consent}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
