/** The header turns to glass once the page is scrolled further than this. */
const SCROLL_THRESHOLD_PX = 20;

/** Teaches the header to turn to glass and the small screen's menu to close by itself. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>("header[data-scrolled]");
  const menu = header?.querySelector("details");
  if (!header || !menu) return;

  const look = () => (header.dataset.scrolled = String(window.scrollY > SCROLL_THRESHOLD_PX));
  addEventListener("scroll", look, { passive: true });
  // Not at once: to know how far it is scrolled, a browser would have to lay out the page before it paints any of it.
  addEventListener("load", look);

  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.open = false;
  });
}
