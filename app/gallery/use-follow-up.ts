import { useCallback, useEffect, useRef, useState } from "react";
import { cardId } from "./gallery-card";

/** Whether the follow-up message is due: a moment after the preview of `itemId` was closed. */
export function useFollowUp(itemId: number | undefined) {
  const [due, setDue] = useState(false);
  const last = useRef<number>();

  useEffect(() => {
    if (itemId !== undefined) {
      last.current = itemId;
      return;
    }
    if (last.current === undefined) return;
    const timer = setTimeout(() => setDue(true), FOLLOW_UP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [itemId]);

  const expire = useCallback(() => setDue(false), []);

  return {
    due,
    expire,
    /** Takes the message away and gives the focus it held back to the card. */
    dismiss: () => {
      setDue(false);
      if (last.current === undefined) return;
      document.getElementById(cardId(last.current))?.focus({ preventScroll: true });
    },
  };
}

/** From the preview's closing to the follow-up message. */
const FOLLOW_UP_DELAY_MS = 300;

/** How long the follow-up message stays when nobody points at it or has the focus in it. */
export const FOLLOW_UP_DURATION_MS = 5000;

/** From one card's fade-in to the next; the classes in gallery-card.tsx spell it out. */
export const CARD_STAGGER_MS = 100;
