import { createCookie } from "@remix-run/node";
import { config } from "~/platform/config.server";

const YEAR = 365 * 24 * 60 * 60;

export type Consent = "accepted" | "declined";

/** The visitor's answer to the cookie notice: not secret, and unsigned so that it outlives changed secrets. */
const consentCookie = createCookie("consent", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: config.secure,
  maxAge: YEAR,
  encode: (value) => value,
  decode: (value) => value,
});

export function isConsent(value: unknown): value is Consent {
  return value === "accepted" || value === "declined";
}

/** What the visitor answered, or null when they have not. */
export async function readConsent(request: Request): Promise<Consent | null> {
  const value: unknown = await consentCookie.parse(request.headers.get("Cookie"));
  return isConsent(value) ? value : null;
}

/** The Set-Cookie value that stores an answer for a year. */
export function storeConsent(consent: Consent): Promise<string> {
  return consentCookie.serialize(consent);
}
