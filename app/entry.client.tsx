/** The first of a page's own scripts: brings what the page needs and nothing else. */
if ("__remixContext" in window) {
  const { hydratePage } = await import("~/shell/hydrate-page");
  hydratePage();
} else {
  const { hydrateGallery } = await import("~/gallery/hydrate-gallery");
  hydrateGallery();
}

export {};
