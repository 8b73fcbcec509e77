/** Forgets what this tab keeps of a form's words (inline/typed-words.ts): the server has them. */
export function forgetTyped(formId: string): void {
  try {
    sessionStorage.removeItem(`typed ${formId}`);
  } catch {
    // What may not be stored needs no forgetting.
  }
}
