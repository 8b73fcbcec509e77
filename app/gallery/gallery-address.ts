import { useSyncExternalStore } from "react";

/** The state of a history entry that a click on a card made: the entry before it is the gallery. */
export const fromCard = { gallery: "card" } as const;

const listeners = new Set<() => void>();

/** The page's query; `answered` is what the server rendered the page for. */
export function useSearch(answered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => answered,
  );
}

/** Goes to another view of the gallery in place: a new entry of the history, none for the view that is shown. */
export function goTo(path: string, state: unknown = null): void {
  const { pathname, search } = window.location;
  if (path === pathname + search) window.history.replaceState(state, "", path);
  else window.history.pushState(state, "", path);
  tell();
}

/**
 * Leaves an open preview for the gallery at `path`: one step back when a card led to it, so that Forward opens it
 * again; else, as for a shared address, the entry itself becomes the gallery.
 */
export function leaveFor(path: string): void {
  if (isFromCard(window.history.state)) {
    window.history.back();
    return;
  }
  window.history.replaceState(null, "", path);
  tell();
}

function isFromCard(state: unknown): boolean {
  return typeof state === "object" && state !== null && "gallery" in state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
