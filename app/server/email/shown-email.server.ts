import { readFileSync } from "node:fs";
import { parseEmail } from "./email";
import { emailLogo } from "./email-theme";

/** The end of a URL that is a key: the token of an order's page, of a form or of a page about reminders. */
const KEY =
  /(?:https?:\/\/[^\s"'<>]{0,200})?(?:\/order\/[\w-]+|[?&](?:amp;)?(?:link|token)=[\w-]+)[^\s"'<>]*/g;
const WORDS = "(private link)";

const logo = `data:image/png;base64,${readFileSync(emailLogo.file, "base64")}`;

/**
 * A stored email as it was sent, with words in place of its private links, which are its recipient's alone. Undefined where
 * its text is no longer stored.
 */
export function shownEmail(stored: string) {
  const email = parseEmail(stored);
  if (!email || (email.html === "" && email.text === "")) return undefined;
  const { html, ...others } = email;
  return {
    ...others,
    text: email.text.replace(KEY, WORDS),
    html: html
      .replace(KEY, WORDS)
      .replaceAll(`href="${WORDS}"`, "")
      .replaceAll(emailLogo.contentId, logo),
  };
}
