import { GALLERY_ID } from "~/gallery/gallery-id";
import { hydrate } from "~/shell/hydrate";
import { PAGE_ID } from "~/shell/page-id";

const handedOver = "__remixContext" in window;

/*
 * The first of a page's own scripts: brings what the page needs and nothing else. What hydrates comes along with this
 * file, so that its start and that of the rest are two tasks on a slow phone.
 */
if (handedOver) {
  const { RemixBrowser } = await import("~/shell/framework");
  await loadRoutes();
  hydrate(PAGE_ID, <RemixBrowser />);
} else {
  const { Gallery } = await import("~/gallery/gallery");
  hydrate(GALLERY_ID, <Gallery search={window.location.search} />);
}

/** Brings the modules of the shown routes; the framework wants to find them there. */
async function loadRoutes(): Promise<void> {
  const { routes } = window.__remixManifest;
  const loaded = Object.values(routes).map(async ({ id, module }) => {
    return [id, (await import(module)) as (typeof window.__remixRouteModules)[string]] as const;
  });
  window.__remixRouteModules = Object.fromEntries(await Promise.all(loaded));
}
