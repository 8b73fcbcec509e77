const smallNumbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** 5 -> "five"; above twelve, digits. */
export function inWords(amount: number): string {
  return smallNumbers[amount] ?? String(amount);
}

/** 1, "day" -> "1 day"; 2 -> "2 days" */
export function count(amount: number, unit: string): string {
  return `${amount} ${units(amount, unit)}`;
}

/** As `count`, with the number in words: "five days". */
export function countInWords(amount: number, unit: string): string {
  return `${inWords(amount)} ${units(amount, unit)}`;
}

/** At the start of a sentence: "two small edits" -> "Two small edits". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function units(amount: number, unit: string): string {
  return amount === 1 ? unit : `${unit}s`;
}
