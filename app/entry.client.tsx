import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

// A page with the handle "islands" has no Remix context: it loads neither the framework nor its own route module.
if ("__remixContext" in window) {
  void import("~/layout/page-scripts").then(({ PAGE_ID, RemixBrowser }) =>
    hydrate(PAGE_ID, <RemixBrowser />),
  );
} else {
  void import("~/gallery/gallery").then(({ Gallery, GALLERY_ID }) =>
    hydrate(GALLERY_ID, <Gallery search={location.search} />),
  );
}

function hydrate(id: string, page: ReactNode): void {
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

/** Marks the end of hydration, for tests and styles. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
