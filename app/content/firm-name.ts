export const FIRM_NAME_MAX = 40;

/** The characters of a typed name that are looked at: as many marks as a URL may have take 4 ms to normalize. */
const READ_CHARACTERS = 10 * FIRM_NAME_MAX;

/** Stands for a visitor's name in the cached page of a demo. */
export const FIRM_NAME_MARKER = "Firmnamemarkerx";

/** Not a letter of any script with its marks, a digit, a space or one of & ' , - */
const REFUSED = /[^\p{L}\p{M}\p{Nd} &',-]/gu;

/** The path of a trade's demo with this name on its door, or with that of its invented firm. */
export function demoUnderName(slug: string, name: string | undefined): string {
  const query = name ? `?${new URLSearchParams({ name }).toString()}` : "";
  return `/demo/${slug}${query}`;
}

/** A typed name without what a web address would need, shortened to the limit, if it can be between words; undefined where nothing is left. */
export function cleanFirmName(typed: string | null): string | undefined {
  if (!typed) return undefined;
  const plain = typed
    .slice(0, READ_CHARACTERS)
    .normalize("NFC")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(REFUSED, "");
  // A letter may carry two marks: more would cover the lines above.
  const name = plain
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .replace(/ +/g, " ")
    .trim();
  const letters = [...name];
  if (letters.length <= FIRM_NAME_MAX) return name || undefined;
  const start = letters.slice(0, FIRM_NAME_MAX + 1).join("");
  const whole = start.slice(0, Math.max(0, start.lastIndexOf(" "))).replace(/[ &',-]+$/, "");
  return whole || letters.slice(0, FIRM_NAME_MAX).join("");
}
