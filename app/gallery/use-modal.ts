import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while its HTML is taken over, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Keeps the page behind the dialog where it is. */
const LOCK = "overflow-hidden";
/** Keeps its width too: only where the scrollbar takes some of it, else the gutter itself would move the page. */
const GUTTER = "[scrollbar-gutter:stable]";

/**
 * Makes a `<dialog>` modal for as long as it is mounted, then gives the focus to the element with the id
 * `returnFocusTo`. Answers what its `open` attribute is to be: set only in the server's HTML, where the
 * dialog stands in the page until scripts are there.
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
    root.classList.add(LOCK);
    return () => {
      root.classList.remove(LOCK, GUTTER);
      element.close();
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [dialog, returnFocusTo]);

  return openInPage;
}
