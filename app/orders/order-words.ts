/** Letters that have no accent by Unicode's tables, and marks that keyboards set in place of others. */
const plain: Record<string, string> = {
  ...{ ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ı: "i" },
  ...{ "’": "'", "‘": "'", "–": "-", "‐": "-" },
};

/** A text as searches compare it: without case, accents and control characters, one space between words. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđæœı’‘–‐]/g, (letter) => plain[letter]!)
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
}

/** Stands before each field of {@link wordsOf}: two characters, so that three begin a field with one letter. */
export const FIELD = "\n\n";

/** What a search looks through: an order's name, email address and reference, the last with its dash and without. */
export function wordsOf(order: { name: string; email: string; reference: string }): string {
  const { name, email, reference } = order;
  // Without the first two where the buyer was erased: the books still name the order.
  return [name, email, reference, reference.replace("-", "")]
    .filter(Boolean)
    .map((field) => FIELD + plainText(field))
    .join("");
}
