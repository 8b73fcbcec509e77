import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

const neverChanges = () => () => undefined;

/** False on the server and during hydration, then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Stops the page behind the dialog from scrolling. */
const SCROLL_LOCK = "overflow-hidden";
/** Keeps the page's width where a scrollbar disappears; without one, the gutter itself would move the page. */
const GUTTER = "[scrollbar-gutter:stable]";

/**
 * Makes a `<dialog>` modal for as long as it is mounted, then focuses the element with the id
 * `returnFocusTo`. Returns the `open` attribute: true only in the server's HTML, where the dialog is part of the page.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, returnFocusTo: string): boolean {
  const hydrated = useHydrated();
  const [openInPage] = useState(!hydrated);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    element.close();
    element.showModal();
    root.classList.toggle(GUTTER, window.innerWidth > root.clientWidth);
    root.classList.add(SCROLL_LOCK);
    return () => {
      root.classList.remove(SCROLL_LOCK, GUTTER);
      element.close();
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [dialog, returnFocusTo]);

  return openInPage;
}
