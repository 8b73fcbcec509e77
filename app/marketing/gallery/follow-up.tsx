import X from "lucide-react/icons/x";
import { useCallback, useEffect, useRef, useState } from "react";
import { ButtonAnchor } from "~/ui/button";
import { cardId } from "./gallery-card";

const FOLLOW_UP_DELAY_MS = 300;

const FOLLOW_UP_DURATION_MS = 5000;

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
    /** Hides the message and returns the focus to the card. */
    dismiss: () => {
      setDue(false);
      if (last.current === undefined) return;
      document.getElementById(cardId(last.current))?.focus({ preventScroll: true });
    },
  };
}

const question = "Liked what you saw? Let's build yours next.";

const action =
  "!min-h-11 shrink-0 !bg-accent !px-5 !py-2 !text-ink hover:!bg-paper whitespace-nowrap";

type ToastProps = Record<"onExpire" | "onDismiss", () => void>;

/** Disappears by itself unless it is hovered or focused. Mount it in an element with role=status. */
export function FollowUpToast({ onExpire, onDismiss }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onExpire, FOLLOW_UP_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, onExpire]);

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="flex animate-rise-in items-start gap-3 rounded-card bg-ink p-4 text-paper shadow-card"
    >
      <div className="flex flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center">
        <p className="flex-1 pt-2 font-medium sm:pt-0">{question}</p>
        <ButtonAnchor href="#contact" onClick={onExpire} className={action}>
          Get Started
        </ButtonAnchor>
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-paper hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

export function FollowUpNote() {
  return (
    <div
      role="status"
      className="mb-12 flex flex-col items-start gap-4 rounded-card bg-ink p-5 text-paper sm:flex-row sm:items-center sm:justify-between sm:px-8"
    >
      <p className="text-lg font-medium">{question}</p>
      <ButtonAnchor href="#contact" className={action}>
        Get Started
      </ButtonAnchor>
    </div>
  );
}
