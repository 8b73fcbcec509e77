const violations: string[] = [];

/** Keeps what a browser's console says of something that the content policy blocked. */
export function noteViolation(text: string): void {
  if (/Content Security Policy/i.test(text)) violations.push(text);
}

/** What was kept since the last call. */
export function takeViolations(): string[] {
  return violations.splice(0);
}
