/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Longer texts are left whole: a span for each dot would take them towards Postmark's 5 MB for a body. */
const LONGEST_INERT = 20_000;
/** What makes mail clients see an address: a dot or an @ between letters or digits, and the colon of `://`. */
const joints = /(?<=[\p{L}\p{N}_-])[.@](?=[\p{L}\p{N}_-])|:(?=\/\/)/gu;

/**
 * Somebody's text as HTML, its line ends kept, its web and mail addresses in pieces so that clients do not make
 * them links, and break there first on a narrow screen. Nothing is added that would be copied along. It is no
 * guarantee: a client may join the pieces before it looks, and telephone numbers are left to the frame's
 * `format-detection`. In the text form an address is plain text, which clients may link as they like.
 */
export function inertHtml(text: string): string {
  const escaped = escapeHtml(text).replace(/\n/g, "<br>");
  if (text.length > LONGEST_INERT) return escaped;
  return escaped.replace(joints, "<wbr><span>$&</span>");
}
