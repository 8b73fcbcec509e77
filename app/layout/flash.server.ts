import { messages } from "~/content/messages";
import { retention } from "~/content/retention";
import { siteCookie } from "~/security/cookies.server";

/** A cookie with one message for the visitor's next page. */
const flash = siteCookie("flash", retention.messageCookieHours * 60 * 60);

type Flashed = keyof typeof messages;

/** The Set-Cookie value that leaves a message for the next page. */
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
