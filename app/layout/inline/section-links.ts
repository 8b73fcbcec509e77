/** Time for the landing page to be laid out before the scroll to one of its sections begins. */
const SCROLL_DELAY_MS = 100;

/**
 * From another page, a link to a section of the landing page leads to its top, and from there in a moment to the
 * section, so that a visitor sees where they are. Where the browser stores nothing it stays a plain anchor.
 */
export function startSectionLinks(): void {
  const key = "section";
  const onLanding = location.pathname === "/";

  function leave(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest("a[href^='/#']");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || elsewhere || event.button !== 0) return;
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
      // Then none was stored either.
    }
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    setTimeout(() => {
      // Not before: a browser that is still loading the page would jump to the place its address names.
      history.replaceState(history.state, "", hash);
      section.scrollIntoView();
      // As with a native anchor, the next Tab goes on from the section.
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
  }

  if (onLanding) arrive();
  else addEventListener("click", leave);
}
