/* The inline script of every document. */
import { startCookieNotice } from "./cookie-notice";
import { startHeader } from "./header";
import { startSectionLinks } from "./section-links";
import { startPageScripts } from "./start";

startHeader();
startSectionLinks();
startCookieNotice();
logMissingPath();
startPageScripts();

/** Logs the path of a 404 page to the console. */
function logMissingPath(): void {
  if (document.querySelector("[data-missing]")) {
    console.error("404: there is no page at", location.pathname);
  }
}
