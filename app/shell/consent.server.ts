import { config } from "~/platform/config.server";

const NAME = "consent";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type Consent = "accepted" | "declined";

export function isConsent(value: unknown): value is Consent {
  return value === "accepted" || value === "declined";
}

/**
 * What the visitor answered to the cookie notice, or null when they have not. The cookie is plain text:
 * it is no secret, and so it outlives changed ones.
 */
export function readConsent(request: Request): Consent | null {
  const cookies = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = cookies.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return isConsent(value) ? value : null;
}

/** The Set-Cookie value that stores an answer for a year. */
export function storeConsent(consent: Consent): string {
  const secure = config.secure ? "; Secure" : "";
  return `${NAME}=${consent}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
