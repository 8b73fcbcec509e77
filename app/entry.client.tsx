import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PAGE_ID } from "~/layout/element-ids";

// A page whose handle says "islands" is not handed over to Remix: it is spared the framework, and most of its own code.
if ("__remixContext" in window) {
  void import("~/layout/remix-browser").then(({ RemixBrowser }) =>
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

/** Tells tests that the scripts have taken over. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
