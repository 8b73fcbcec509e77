/** Somebody's text for a subject, or where other words stand beside it: on one line, turning the direction of nothing. */
export function oneLine(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replace(/\s+/g, " ");
}
