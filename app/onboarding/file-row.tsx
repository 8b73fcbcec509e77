import type { ButtonHTMLAttributes, ReactNode } from "react";
import { AlertIcon, CloseIcon, DoneIcon } from "~/ui/icons";
import {
  ClockIcon,
  FileArchiveIcon,
  FileIcon,
  FileImageIcon,
  FileTableIcon,
  FileTextIcon,
  SpinnerIcon,
} from "./asset-icons";
import { fileTypeOf, formatSize } from "./file-rules";
import type { ChosenState } from "./form-files";

export type FileState = ChosenState | { kind: "saved" };

interface FileRowProps {
  name: string;
  size: number;
  /** A data URL. */
  picture?: string;
  state: FileState;
  /** The buttons for the file. */
  children: ReactNode;
}

/** One file of the form: its picture, name, size and state, and its buttons. */
export function FileRow({ name, size, picture, state, children }: FileRowProps) {
  const bad = state.kind === "failed" || state.kind === "refused";
  return (
    <li
      data-bad={bad}
      className="group flex flex-wrap items-start gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2 data-[bad=true]:border-danger"
    >
      <FileThumbnail name={name} picture={picture} />
      <span className="min-w-0 flex-1 basis-24">
        <span className="block truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{formatSize(size)}</span>
          {!bad && <StateLabel state={state} />}
        </span>
      </span>
      {children}
      {"reason" in state && (
        <span className="flex basis-full items-start gap-2 px-1 pb-1 text-sm group-data-[bad=true]:text-danger">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {state.reason}
        </span>
      )}
    </li>
  );
}

function StateLabel({ state }: { state: FileState }) {
  switch (state.kind) {
    case "saved":
      return (
        <span className={`${labelClass} text-ok`}>
          <DoneIcon className="size-4" />
          Saved
        </span>
      );
    case "uploading":
      return (
        <span className={`${labelClass} min-w-32 tabular-nums text-ink`}>
          <SpinnerIcon className="size-4 motion-safe:animate-spin" />
          Uploading {state.percent}%
        </span>
      );
    case "waiting":
    case "delayed":
      return (
        <span className={labelClass}>
          <ClockIcon className="size-4" />
          Waiting to be sent
        </span>
      );
    default:
      return null;
  }
}

const labelClass = "inline-flex items-center gap-1";

/** A small picture of a file, else an icon for its type; decoration beside its name. */
function FileThumbnail({ name, picture }: { name: string; picture?: string }) {
  const Icon = iconFor(name);
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-lg bg-paper text-muted">
      {picture ? (
        <img src={picture} alt="" width={48} height={48} className="size-full object-cover" />
      ) : (
        <Icon className="size-6" />
      )}
    </span>
  );
}

function iconFor(name: string) {
  switch (fileTypeOf(name)?.extensions[0]) {
    case "jpg":
    case "png":
    case "webp":
    case "gif":
      return FileImageIcon;
    case "xlsx":
      return FileTableIcon;
    case "zip":
      return FileArchiveIcon;
    case undefined:
      return FileIcon;
    default:
      return FileTextIcon;
  }
}

type FileButtonProps = { fileName: string } & ButtonHTMLAttributes<HTMLButtonElement>;

export function RemoveFile({ fileName, ...rest }: FileButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Remove ${fileName}`}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink hover:text-paper disabled:opacity-50"
      {...rest}
    >
      <CloseIcon className="size-5" />
    </button>
  );
}

/** Sends one failed file alone. */
export function SendAgain({ fileName, ...rest }: FileButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 shrink-0 rounded-full px-3 text-sm font-semibold text-brand underline max-sm:order-last underline-offset-4 hover:text-brand-strong disabled:opacity-50"
      {...rest}
    >
      Send again<span className="sr-only"> {fileName}</span>
    </button>
  );
}
