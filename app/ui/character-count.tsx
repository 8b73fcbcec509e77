import { useEffect, useState } from "react";
import { withSeparators } from "~/content/price-texts";

/** Share of the limit from which screen readers announce the remaining characters. */
const NEAR = 0.9;
const QUIET_UNTIL = 0.5;
/** Screen readers announce the count after a pause in typing, not at each key. */
const PAUSE_MS = 1000;

interface CharacterCountProps {
  id?: string;
  controlId: string;
  limit: number;
  /** For short fields: hidden up to half of the limit. */
  quiet?: boolean;
}

/** Shows how much of a limit is used, and does not limit the input. Without scripts it names the limit. */
export function CharacterCount({ id, controlId, limit, quiet = false }: CharacterCountProps) {
  const used = useCount(controlId);
  const announced = usePaused(remark(used, limit));
  const shown = !quiet || (used ?? 0) > limit * QUIET_UNTIL;
  const over = used !== undefined && used > limit;
  return (
    <>
      {shown && (
        <p
          id={id}
          data-over={over}
          className="mt-1 text-right text-sm tabular-nums text-muted data-[over=true]:font-semibold data-[over=true]:text-danger"
        >
          {used === undefined
            ? `Up to ${withSeparators(limit)} characters`
            : `${withSeparators(used)} of ${withSeparators(limit)}${over ? `: ${remark(used, limit)}` : ""}`}
        </p>
      )}
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}

function useCount(controlId: string): number | undefined {
  const [used, setUsed] = useState<number>();
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
    const count = () => setUsed(countedLength(control.value));
    count();
    control.addEventListener("input", count);
    return () => control.removeEventListener("input", count);
  }, [controlId]);
  return used;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function remark(used: number | undefined, limit: number): string {
  if (used === undefined || used < limit * NEAR) return "";
  const left = limit - used;
  return left < 0 ? `${withSeparators(-left)} too many` : `${withSeparators(left)} characters left`;
}

/** The length as the server counts it: `cleanText` in form-body.server.ts. */
export function countedLength(value: string): number {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim().length;
}
