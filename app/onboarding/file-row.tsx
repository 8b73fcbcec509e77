import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import LoaderCircle from "lucide-react/icons/loader-circle";
import X from "lucide-react/icons/x";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { formatSize } from "./file-rules";
import { FileThumbnail } from "./file-thumbnail";
import type { ChosenState } from "./use-uploads";

export type FileState = ChosenState | { kind: "saved" };

interface FileRowProps {
  name: string;
  size: number;
  /** The bytes, where this browser has them. */
  file?: File;
  state: FileState;
  /** What can be done with the file. */
  children: ReactNode;
}

/** One file of the form: what it is, how it stands, and what can be done with it. */
export function FileRow({ name, size, file, state, children }: FileRowProps) {
  const bad = state.kind === "failed" || state.kind === "refused";
  return (
    <li
      data-bad={bad}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2 data-[bad=true]:border-danger"
    >
      <FileThumbnail name={name} file={file} />
      <span className="min-w-0 flex-1 basis-24">
        <span className="block truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{formatSize(size)}</span>
          {!bad && <StateWords state={state} />}
        </span>
      </span>
      {children}
      {bad && (
        <span className="flex basis-full items-start gap-2 px-1 pb-1 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {state.reason}
        </span>
      )}
    </li>
  );
}

function StateWords({ state }: { state: FileState }) {
  switch (state.kind) {
    case "saved":
      return (
        <span className={`${wordsClass} text-ok`}>
          <CircleCheck aria-hidden className="size-4" />
          Saved
        </span>
      );
    case "uploading":
      return (
        <span className={`${wordsClass} tabular-nums text-ink`}>
          <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
          Uploading {state.percent}%
        </span>
      );
    case "waiting":
      return (
        <span className={wordsClass}>
          <Clock aria-hidden className="size-4" />
          Waiting to be sent
        </span>
      );
    default:
      return null;
  }
}

const wordsClass = "inline-flex items-center gap-1";

type FileButtonProps = { fileName: string } & ButtonHTMLAttributes<HTMLButtonElement>;

/** The button that takes a file off its list. */
export function RemoveFile({ fileName, ...rest }: FileButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Remove ${fileName}`}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink hover:text-paper disabled:opacity-50"
      {...rest}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

/** The button that sends one failed file alone. */
export function SendAgain({ fileName, ...rest }: FileButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 shrink-0 rounded-full px-3 text-sm font-semibold text-brand underline underline-offset-4 hover:text-brand-strong disabled:opacity-50"
      {...rest}
    >
      Send again<span className="sr-only"> {fileName}</span>
    </button>
  );
}
