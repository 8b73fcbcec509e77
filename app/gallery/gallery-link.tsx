import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { goTo } from "./gallery-address";

interface GalleryLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "onClick"
> {
  path: string;
  /** What the new entry of the history remembers. */
  state?: unknown;
}

/**
 * A link to another view of the gallery. Its address ends in #portfolio, which brings a visitor without
 * scripts, or with a new tab, back to the gallery. A scripted click stays in place and leaves the hash out.
 */
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
