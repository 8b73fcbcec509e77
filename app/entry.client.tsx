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
  hydrate(PAGE_ID, <RemixBrowser />);
} else {
  const { Gallery } = await import("~/gallery/gallery");
  hydrate(GALLERY_ID, <Gallery search={window.location.search} />);
}
