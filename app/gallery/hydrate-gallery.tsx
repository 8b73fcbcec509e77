import { hydrate } from "~/shell/hydrate";
import { Gallery } from "./gallery";
import { GALLERY_ID } from "./gallery-id";

/** Makes the gallery interactive where a page has one. */
export function hydrateGallery(): void {
  hydrate(GALLERY_ID, <Gallery search={window.location.search} />);
}
