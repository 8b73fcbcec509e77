/** Writes a path that leads nowhere to the browser's console. */
export function logMissingPath(): void {
  if (document.querySelector("[data-missing]")) {
    console.error("404: there is no page at", location.pathname);
  }
}
