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

/** Keeps the page behind the dialog where it is, and its width too where the scrollbar takes some. */
const lockClasses = ["overflow-hidden", "[scrollbar-gutter:stable]"];

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
    root.classList.add(...lockClasses);
    return () => {
      root.classList.remove(...lockClasses);
      element.close();
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [dialog, returnFocusTo]);

  return openInPage;
}
