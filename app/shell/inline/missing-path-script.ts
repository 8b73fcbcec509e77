/**
 * Writes the path that led nowhere to the browser's console.
 * Runs in the browser from its own text, so it uses nothing from outside its body.
 */
export function logMissingPath(): void {
  if (document.querySelector("[data-missing]")) {
    console.error("404: there is no page at", location.pathname);
  }
}
