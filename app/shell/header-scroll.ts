import { useSyncExternalStore } from "react";

/** The header turns to glass once the page is scrolled further than this. */
export const HEADER_SCROLL_THRESHOLD_PX = 20;

/** Whether the page is scrolled past the threshold; false on the server and without scripts. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}
