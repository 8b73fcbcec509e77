/** In characters. */
export const FIRM_NAME_MAX = 40;

/** Stands for a visitor's name in the cached page of a demo. */
export const FIRM_NAME_MARKER = "Firmnamemarkerx";

/** Not a letter of any script with its marks, a digit, a space or one of & ' , - */
const REFUSED = /[^\p{L}\p{M}\p{Nd} &',-]/gu;

/**
 * A firm's name as a visitor typed it, without the characters that a web address would need, shortened to
 * {@link FIRM_NAME_MAX}; undefined where nothing is left.
 */
export function cleanFirmName(typed: string | null): string | undefined {
  if (!typed) return undefined;
  const plain = typed
    .normalize("NFC")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(REFUSED, "");
  // A letter may carry two marks: more would cover the lines above.
  const name = plain
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .replace(/ +/g, " ")
    .trim();
  return [...name].slice(0, FIRM_NAME_MAX).join("").trim() || undefined;
}
