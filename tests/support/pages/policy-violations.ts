const violations: string[] = [];

/** Records a console message about something that the content security policy blocked. */
export function noteViolation(text: string): void {
  if (/Content Security Policy/i.test(text)) violations.push(text);
}

/** The messages recorded since the last call. */
export function takeViolations(): string[] {
  return violations.splice(0);
}
