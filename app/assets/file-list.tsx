import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { Message } from "~/content/messages";
import { count } from "~/content/words";
import { AlertIcon, CloseIcon, DoneIcon } from "~/ui/icons";
import * as Icons from "./asset-icons";
import { shownName } from "./file-names";
import { fileTypeOf, formatSize, isPicture } from "./file-rules";
import { isNotRefused, isOnTheWay, type ChosenFile, type ChosenState } from "./form-files";
import type { UploadedFile } from "./onboarding-view";

interface FileListProps {
  uploaded: readonly UploadedFile[];
  chosen: readonly ChosenFile[];
  pictures: Readonly<Record<string, string>>;
  /** Of files that an earlier draft took with it when it was submitted elsewhere. */
  elsewhere: number;
  onRemoveUploaded: (id: string) => void;
  onRemoveChosen: (id: string) => void;
  onSendAgain: (file: ChosenFile) => void;
  busy: boolean;
}

export function FileList(props: FileListProps) {
  const { uploaded, chosen, pictures, elsewhere } = props;
  const { onRemoveUploaded, onRemoveChosen, onSendAgain, busy } = props;
  const pending = chosen.filter(isNotRefused);
  const refused = chosen.filter((file) => !isNotRefused(file));
  const chosenRow = (chosenFile: ChosenFile) => {
    const { id, file, state } = chosenFile;
    const name = shownName(file.name);
    return (
      <FileRow key={id} name={name} size={file.size} picture={pictures[id]} state={state}>
        {state.kind === "failed" && (
          <SendAgain fileName={name} disabled={busy} onClick={() => onSendAgain(chosenFile)} />
        )}
        <RemoveFile
          fileName={name}
          disabled={busy && state.kind === "refused"}
          onClick={() => onRemoveChosen(id)}
        />
      </FileRow>
    );
  };
  return (
    <>
      <p role="status" className="mt-3 text-sm text-muted">
        {countOf(uploaded.length, pending)}
      </p>
      {elsewhere > 0 && (
        <p className="mt-2 text-sm">
          {count(elsewhere, "file")} went with the form sent from another page.
        </p>
      )}
      {uploaded.length + pending.length > 0 && (
        <ul aria-label="Your files" className="mt-2 grid grid-cols-1 gap-2">
          {uploaded.map(({ id, ...file }) => (
            <FileRow key={id} {...file} picture={pictures[id]} state={{ kind: "saved" }}>
              {/* Without scripts this posts the form with this intent. */}
              <RemoveFile
                type="submit"
                name="intent"
                value={`remove:${id}`}
                fileName={file.name}
                disabled={busy}
                onClick={(event) => {
                  event.preventDefault();
                  onRemoveUploaded(id);
                }}
              />
            </FileRow>
          ))}
          {pending.map(chosenRow)}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <p className="mt-4 text-sm font-semibold">Not taken, and not sent:</p>
          <ul aria-label="Files we could not take" className="mt-2 grid grid-cols-1 gap-2">
            {refused.map(chosenRow)}
          </ul>
        </>
      )}
    </>
  );
}

/** "3 files: 1 saved, 2 on the way" */
function countOf(saved: number, chosen: readonly ChosenFile[]): string {
  const total = saved + chosen.length;
  if (total === 0) return "No files yet. The form can be sent without them.";
  const uploading = chosen.filter(({ state }) => state.kind === "uploading").length;
  const waiting = chosen.filter(isOnTheWay).length - uploading;
  const parts = [
    [saved, "saved"],
    [uploading, "on the way"],
    [waiting, "waiting"],
    [chosen.length - uploading - waiting, "not sent"],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${count(total, "file")}: ${words.join(", ")}`;
}

export function BatchRefusal({ title, description }: Message) {
  return (
    <p
      role="alert"
      className="mt-3 rounded-lg border-2 border-danger bg-danger-soft px-4 py-3 text-sm"
    >
      <strong className="text-danger">{title}:</strong> {description}
    </p>
  );
}

type FileState = ChosenState | { kind: "saved" };

interface FileRowProps {
  name: string;
  size: number;
  picture?: string;
  state: FileState;
  children: ReactNode;
}

function FileRow({ name, size, picture, state, children }: FileRowProps) {
  const Icon = iconFor(name);
  const bad = state.kind === "failed" || state.kind === "refused";
  return (
    <li
      data-bad={bad}
      className="group flex flex-wrap items-start gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2 data-[bad=true]:border-danger"
    >
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-lg bg-paper text-muted">
        {picture ? (
          <img src={picture} alt="" width={48} height={48} className="size-full object-cover" />
        ) : (
          <Icon className="size-6" />
        )}
      </span>
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
  const labelClass = "inline-flex items-center gap-1";
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
          <Icons.SpinnerIcon className="size-4 motion-safe:animate-spin" />
          Uploading {state.percent}%
        </span>
      );
    default:
      return (
        <span className={labelClass}>
          <Icons.ClockIcon className="size-4" />
          Waiting to be sent
        </span>
      );
  }
}

function iconFor(name: string) {
  if (isPicture(name)) return Icons.FileImageIcon;
  switch (fileTypeOf(name)?.extensions[0]) {
    case "xlsx":
      return Icons.FileTableIcon;
    case "zip":
      return Icons.FileArchiveIcon;
    case undefined:
      return Icons.FileIcon;
    default:
      return Icons.FileTextIcon;
  }
}

type FileButtonProps = { fileName: string } & ButtonHTMLAttributes<HTMLButtonElement>;

function RemoveFile({ fileName, ...rest }: FileButtonProps) {
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

function SendAgain({ fileName, ...rest }: FileButtonProps) {
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
