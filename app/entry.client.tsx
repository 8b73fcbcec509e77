import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

// A page with the handle "islands" has no Remix context: it loads neither the framework nor its own route module.
const hydrated = "__remixContext" in window ? hydratePage() : hydrateIslands();

// For tests and styles.
void hydrated.then(() => (document.documentElement.dataset.hydrated = ""));

async function hydratePage() {
  const { PAGE_ID, RemixBrowser } = await import("~/layout/page-scripts");
  await hydrate(PAGE_ID, <RemixBrowser />);
}

async function hydrateIslands() {
  const [{ Gallery, GALLERY_ID }, { Hero, HERO_ID }] = await Promise.all([
    import("~/marketing/gallery/gallery"),
    import("~/marketing/gallery/hero"),
  ]);
  await Promise.all([
    hydrate(GALLERY_ID, <Gallery search={location.search} />),
    hydrate(HERO_ID, <Hero />),
  ]);
}

/** Ends when the page, or an island of it, reacts to the visitor. */
function hydrate(id: string, content: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    const element = document.getElementById(id);
    if (!element) return;
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Effect run={resolve}>{content}</Effect>
        </StrictMode>,
      );
    });
  });
}

function Effect({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
