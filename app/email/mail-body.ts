import { frameHtml, type MailFrame } from "./mail-frame";
import { partHtml, type MailPart } from "./mail-parts";
import { mailText } from "./mail-text";

export { escapeHtml } from "./mail-escape";
export type { MailFrame } from "./mail-frame";
export type { MailPart } from "./mail-parts";

/** Renders a mail's heading and parts as HTML and as text. */
export function renderMail(heading: string, parts: readonly MailPart[], frame: MailFrame = {}) {
  return {
    html: frameHtml(heading, parts.map(partHtml).join("\n"), frame),
    text: mailText(heading, parts, frame),
  };
}

/** Somebody's text for a subject, or where other words stand beside it: on one line, turning the direction of nothing. */
export function oneLine(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replace(/\s+/g, " ");
}
