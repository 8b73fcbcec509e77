import { useLocation, useNavigate } from "@remix-run/react";
import { galleryPath } from "./gallery-view";
import type { Filter } from "./items";

/** The state of a history entry that a click on a card made: the entry before it is the gallery. */
export const fromCard = { gallery: "card" } as const;

function isFromCard(state: unknown): boolean {
  return typeof state === "object" && state !== null && "gallery" in state;
}

/**
 * Leaves the open preview: one step back when a card led to it, so that Forward opens it again; else, as
 * for a shared address, the entry itself becomes the gallery.
 */
export function useLeavePreview(filter: Filter): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (isFromCard(state)) navigate(-1);
    else navigate(galleryPath({ filter }), { preventScrollReset: true, replace: true });
  };
}
