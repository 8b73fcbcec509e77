import { config } from "~/config/config.server";
import { retention } from "~/content/retention";
import { isCookieChoice, type CookieChoice } from "./cookie-choice";

const NAME = "consent";
const MAX_AGE_SECONDS = retention.consentCookieYears * 365 * 24 * 60 * 60;

/**
 * What the visitor answered to the cookie notice, or null when they have not. The cookie is plain text:
 * it is no secret, and so it outlives changed ones.
 */
export function readConsent(request: Request): CookieChoice | null {
  return consentIn(request.headers.get("Cookie") ?? "");
}

/** The same of a Cookie header. */
export function consentIn(header: string): CookieChoice | null {
  const cookies = header.split(";").map((pair) => pair.trim());
  const value = cookies.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return isCookieChoice(value) ? value : null;
}

/** The Set-Cookie value that stores an answer. */
export function storeConsent(consent: CookieChoice): string {
  const secure = config.secure ? "; Secure" : "";
  return `${NAME}=${consent}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
