import { CheckIcon } from "./icons";

const steps = ["Details", "Payment", "Assets", "Launch"] as const;

export type ProgressStep = (typeof steps)[number] | "Done";

const dotLooks = {
  done: "border-ok bg-ok text-surface",
  current: "border-brand bg-brand text-on-brand",
  ahead: "border-line bg-surface text-muted",
};

/** The last step that is done ticks as the page opens. */
export function ProgressLine({ current }: { current: ProgressStep }) {
  const reached = current === "Done" ? steps.length : steps.indexOf(current);
  return (
    // Explicit role: Safari drops the list semantics of a list without markers.
    <ol
      role="list"
      aria-label="Your order, step by step"
      className="progress-line isolate [container-type:inline-size] grid w-full grid-cols-[repeat(3,minmax(0,1fr))_auto] print:hidden"
    >
      {steps.map((step, i) => {
        const look = i < reached ? "done" : i === reached ? "current" : "ahead";
        return (
          <li
            key={step}
            aria-current={look === "current" ? "step" : undefined}
            data-done={look === "done"}
            data-new={i === reached - 1}
          >
            <span
              aria-hidden
              className={`z-10 flex size-8 items-center justify-center rounded-full border-2 text-sm font-bold tabular-nums ${dotLooks[look]}`}
            >
              {look === "done" ? <CheckIcon className="size-4" /> : i + 1}
            </span>
            <span>
              {step}
              {look === "done" && <span className="sr-only">, done</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
