/** "two small edits" -> "Two small edits" */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
