import { useEffect, useState } from "react";

/** From this share of the limit on a screen reader is told, and a quiet count is shown. */
const NEAR = 0.9;
const QUIET_UNTIL = 0.5;
/** Told once typing pauses, not at each key. */
const PAUSE_MS = 1000;

interface CharacterCountProps {
  /** For controls that are described by the count. */
  id?: string;
  /** The id of the input or textarea that is counted. */
  controlId: string;
  limit: number;
  /** For short fields: shown only once it may matter. */
  quiet?: boolean;
}

/**
 * Counts what is typed against a limit, and never stops anybody: whether it is too long is said when the form is sent.
 * Without scripts it names the limit.
 */
export function CharacterCount({ id, controlId, limit, quiet = false }: CharacterCountProps) {
  const used = useCount(controlId);
  const told = usePaused(remark(used, limit));
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
            ? `Up to ${figure(limit)} characters`
            : `${figure(used)} of ${figure(limit)}${over ? `: ${remark(used, limit)}` : ""}`}
        </p>
      )}
      <span role="status" className="sr-only">
        {told}
      </span>
    </>
  );
}

/** What the control holds, counted; undefined until the scripts have taken over. */
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
  return left < 0 ? `${figure(-left)} too many` : `${figure(left)} characters left`;
}

function figure(value: number): string {
  return value.toLocaleString("en-US");
}

/**
 * How many characters of a field the server will count: line ends are LF, control characters other than
 * tab and LF do not count, nor do spaces at the ends.
 */
export function countedLength(value: string): number {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim().length;
}
