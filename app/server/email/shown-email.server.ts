import { parseEmail } from "./email";
import { emailPictures } from "./email-pictures.server";

/** The end of a URL that is a key: the token of an order's page, of a form or of a page about reminders. */
const KEY =
  /(?:https?:\/\/[^\s"'<>]{0,200})?(?:\/order\/[\w-]+|[?&](?:amp;)?(?:link|token)=[\w-]+)[^\s"'<>]*/g;
const WORDS = "(private link)";

/**
 * A stored email as it was sent, with words in place of its private links, which are its recipient's alone. Undefined where
 * its text is no longer stored.
 */
export function shownEmail(stored: string) {
  const email = parseEmail(stored);
  if (!email || (email.html === "" && email.text === "")) return undefined;
  const { html, ...others } = email;
  const withoutLinks = html.replace(KEY, WORDS).replaceAll(`href="${WORDS}"`, "");
  return {
    ...others,
    text: email.text.replace(KEY, WORDS),
    html: emailPictures(html).reduce(
      (shown, { Content, ContentID }) =>
        shown.replaceAll(`"${ContentID}"`, `"data:image/png;base64,${Content}"`),
      withoutLinks,
    ),
  };
}
