import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Takes over the server's HTML in the element with an id. */
export function hydrate(id: string, page: ReactNode): void {
  const element = document.getElementById(id);
  if (!element) return;
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <Hydrated>{page}</Hydrated>
      </StrictMode>,
    );
  });
}

/** Tells styles and tests that the scripts have taken over. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
