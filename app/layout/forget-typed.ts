/** Where this tab keeps what is typed into a form. */
export const typedKey = (formId: string) => `typed ${formId}`;

/** Forgets what this tab keeps of a form's words (inline/typed-words.ts): the server has them. */
export function forgetTyped(formId: string): void {
  try {
    sessionStorage.removeItem(typedKey(formId));
  } catch {
    // What may not be stored needs no forgetting.
  }
}
