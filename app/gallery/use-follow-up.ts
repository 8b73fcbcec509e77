import { useCallback, useEffect, useRef, useState } from "react";
import { cardId } from "./gallery-card";
import { FOLLOW_UP_DELAY_MS } from "./timing";

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
