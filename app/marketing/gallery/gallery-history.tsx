import { useSyncExternalStore, type ComponentProps, type MouseEvent } from "react";

/** Marks a history entry that a click on a card pushed: the entry before it shows the gallery. */
export const fromCard = { gallery: "card" } as const;

const listeners = new Set<() => void>();

/** The query of the current URL; `rendered` is the one that the server rendered the page for. */
export function useSearch(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => rendered,
  );
}

/** Shows another view of the gallery in place. A view that is shown already adds no history entry. */
function goTo(path: string, state: unknown = null): void {
  const { pathname, search } = window.location;
  if (path === pathname + search) window.history.replaceState(state, "", path);
  else window.history.pushState(state, "", path);
  notify();
}

/** Leaves a preview. Opened from a card, it goes one step back, so that Forward opens it again; else its entry is replaced. */
export function leaveFor(path: string): void {
  const state = window.history.state as Partial<typeof fromCard> | null;
  if (state?.gallery) return window.history.back();
  window.history.replaceState(null, "", path);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

interface GalleryLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  path: string;
  state?: unknown;
}

/** Its hash leads visitors without scripts, and new tabs, to the gallery; a click with scripts stays in place. */
export function GalleryLink({ path, state, ...rest }: GalleryLinkProps) {
  function stayInPlace(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    goTo(path, state);
  }

  return <a href={`${path}#portfolio`} onClick={stayInPlace} {...rest} />;
}
