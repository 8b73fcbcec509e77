import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { ButtonAnchor } from "~/ui/button";
import { FOLLOW_UP_DURATION_MS } from "./use-follow-up";

const question = "Liked what you saw? Let's build yours next.";

const action =
  "!min-h-11 shrink-0 !bg-accent !px-5 !py-2 !text-ink hover:!bg-paper whitespace-nowrap";

interface ToastProps {
  onExpire: () => void;
  onDismiss: () => void;
}

/**
 * The question as a message that goes away by itself, unless it is pointed at or holds the focus. What it
 * offers also stands at the end of the gallery. To be mounted in an element with role=status.
 */
export function FollowUpToast({ onExpire, onDismiss }: ToastProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onExpire, FOLLOW_UP_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, onExpire]);

  return (
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="flex animate-rise-in items-start gap-3 rounded-card bg-ink p-4 text-paper shadow-card motion-reduce:animate-none"
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

/** The same question as a part of the page, after a preview was closed without scripts. */
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
