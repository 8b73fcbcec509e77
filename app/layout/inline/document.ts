/* The inline script of every document. */
import { startCookieNotice } from "./cookie-notice";
import { startSectionLinks } from "./section-links";
import { startPageScripts } from "./start";

const SCROLL_THRESHOLD_PX = 20;

startHeader();
startSectionLinks();
startCookieNotice();
if (document.querySelector("[data-missing]")) {
  console.error("404: there is no page at", location.pathname);
}
startPageScripts();

/** Glass style of the scrolled header; closes the mobile menu on Escape and on a click on a link. */
function startHeader(): void {
  const header = document.querySelector<HTMLElement>("[data-scrolled]");
  const menu = header?.querySelector("details");
  if (!header || !menu) return;

  const update = () => (header.dataset.scrolled = String(window.scrollY > SCROLL_THRESHOLD_PX));
  addEventListener("scroll", update, { passive: true });
  // Not before: reading the scroll position would force a layout before the first paint.
  addEventListener("load", update);

  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.open = false;
  });
}
