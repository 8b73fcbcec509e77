import { Link, useLocation, useNavigate, type LinkProps } from "@remix-run/react";
import type { MouseEvent } from "react";

type GalleryLinkProps = Omit<LinkProps, "to" | "onClick"> & { path: string };

/**
 * A link to another view of the gallery. Its address ends in #portfolio, which brings a visitor without
 * scripts, or with a new tab, back to the gallery. A scripted click leaves the hash out: the router would
 * scroll to it even with preventScrollReset.
 */
export function GalleryLink({ path, state, ...rest }: GalleryLinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function stayInPlace(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    navigate(path, { preventScrollReset: true, replace: path === pathname + search, state });
  }

  return <Link to={`${path}#portfolio`} onClick={stayInPlace} {...rest} />;
}
