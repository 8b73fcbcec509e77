/** Time for the landing page's layout before it scrolls to a section. */
const SCROLL_DELAY_MS = 100;

/** A link from another page to a section opens the top of the landing page and then scrolls: visitors see where they are. */
export function startSectionLinks(): void {
  const key = "section";
  const onLanding = location.pathname === "/";

  function leave(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest("a[href^='/#']");
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere || event.button !== 0) return;
    try {
      sessionStorage.setItem(key, link.hash);
    } catch {
      return;
    }
    event.preventDefault();
    location.assign("/");
  }

  function arrive(): void {
    if (!document.referrer.startsWith(location.origin)) return;
    let hash: string | null = null;
    try {
      hash = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
    } catch {
      // Without access to the storage nothing was stored.
    }
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    setTimeout(() => {
      // Not before: a browser that is still loading the page would jump to the hash.
      history.replaceState(history.state, "", hash);
      section.scrollIntoView();
      // As with a native anchor, the next Tab continues from the section.
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
  }

  if (onLanding) arrive();
  else addEventListener("click", leave);
}
