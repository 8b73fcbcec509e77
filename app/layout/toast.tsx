import { useCallback, useEffect, useState } from "react";
import type { Message } from "~/content/messages";
import { CloseIcon } from "~/ui/icons";

const TOAST_MS = 5000;

const styles: Record<Message["style"], string> = {
  default: "border-line bg-surface text-ink",
  destructive: "border-danger bg-danger-soft text-danger",
};

/** Without scripts the message stays in the page's flow. The same message is shown again with a new `answer`. */
export function useToast(message: Message | undefined, answer: unknown) {
  const [shown, setShown] = useState(message && { message, serial: 0 });
  const [answered, setAnswered] = useState(answer);
  if (answered !== answer) {
    setAnswered(answer);
    if (message) setShown({ message, serial: (shown?.serial ?? 0) + 1 });
  }
  const show = useCallback((next: Message) => {
    setShown((before) => ({ message: next, serial: (before?.serial ?? 0) + 1 }));
  }, []);
  const dismiss = useCallback(() => setShown(undefined), []);
  return {
    show,
    toast: (
      <div role="status" aria-label="Notifications" className="toasts">
        {shown && <Toast key={shown.serial} message={shown.message} onDone={dismiss} />}
      </div>
    ),
  };
}

function Toast({ message, onDone }: { message: Message; onDone: () => void }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onDone, TOAST_MS);
    return () => clearTimeout(timer);
  }, [paused, onDone]);
  return (
    <div
      className={styles[message.style]}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className="flex-1">
        <p className="mr-2 font-bold sm:inline">{message.title}</p>
        <p className="sm:inline">{message.description}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="hidden size-8 shrink-0 items-center justify-center rounded-full hover:bg-ink hover:text-paper [@media(scripting:enabled)]:inline-flex"
        onClick={onDone}
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
