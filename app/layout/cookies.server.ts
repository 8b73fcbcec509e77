import { messages } from "~/content/messages";
import { retention } from "~/content/retention";
import { config } from "~/server/config/config.server";
import { cookiesIn, siteCookie } from "~/server/security/cookies.server";
import { isCookieChoice, type CookieChoice } from "./inline/cookie-notice";

const NAME = "consent";
const MAX_AGE_SECONDS = retention.consentCookieYears * 365 * 24 * 60 * 60;

/** The visitor's choice, or null before they chose. Plain text, so that it stays valid when SESSION_SECRET changes. */
export function readConsent(request: Request): CookieChoice | null {
  return consentIn(request.headers.get("Cookie") ?? "");
}

export function consentIn(header: string): CookieChoice | null {
  const own = cookiesIn(header).find((pair) => pair.startsWith(`${NAME}=`));
  const value = own?.slice(NAME.length + 1);
  return isCookieChoice(value) ? value : null;
}

export function storeConsent(consent: CookieChoice): string {
  const secure = config.secure ? "; Secure" : "";
  return `${NAME}=${consent}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

const flash = siteCookie("flash", retention.messageCookieHours * 60 * 60);

type Flashed = keyof typeof messages;

export function leaveFlash(name: Flashed): Promise<string> {
  return flash.serialize(name);
}

/** Whether a Cookie header has the flash cookie, valid or not. */
export function hasFlash(header: string): boolean {
  return header.includes(`${flash.name}=`);
}

/** The message for this page, if any, and the Set-Cookie value that clears it. */
export async function readAndClearFlash(request: Request) {
  const name: unknown = await flash.parse(request.headers.get("Cookie"));
  if (typeof name !== "string" || !(name in messages)) return undefined;
  return {
    message: messages[name as Flashed],
    clear: await flash.serialize("", { maxAge: 0 }),
  };
}
