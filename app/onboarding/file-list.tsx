import { X } from "lucide-react";
import { formatSize } from "./file-rules";
import type { KeptFile } from "./onboarding-view";
import type { ChosenFile } from "./use-uploads";

interface FileListProps {
  kept: readonly KeptFile[];
  chosen: readonly ChosenFile[];
  onRemoveKept: (id: string) => void;
  onRemoveChosen: (id: string) => void;
  busy: boolean;
}

/** The files so far: those the server keeps, and those that wait in the browser. */
export function FileList({ kept, chosen, onRemoveKept, onRemoveChosen, busy }: FileListProps) {
  if (kept.length + chosen.length === 0) return null;
  return (
    <ul aria-label="Your files" className="mt-4 grid gap-2">
      {kept.map(({ id, name, size }) => (
        <li key={id} className={rowClass}>
          <FileName name={name} note={`${formatSize(size)}, saved`} />
          {/* Without scripts this posts the form with the wish to remove the file. */}
          <button
            type="submit"
            name="intent"
            value={`remove:${id}`}
            aria-label={`Remove ${name}`}
            disabled={busy}
            className={removeClass}
            onClick={(event) => {
              event.preventDefault();
              onRemoveKept(id);
            }}
          >
            <X aria-hidden className="size-5" />
          </button>
        </li>
      ))}
      {chosen.map(({ id, file }) => (
        <li key={id} className={rowClass}>
          <FileName name={file.name} note={formatSize(file.size)} />
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            disabled={busy}
            className={removeClass}
            onClick={() => onRemoveChosen(id)}
          >
            <X aria-hidden className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const rowClass = "flex items-center gap-4 rounded-lg border border-line bg-surface py-2 pl-4 pr-2";
const removeClass =
  "inline-flex size-10 shrink-0 items-center justify-center rounded-full hover:bg-ink hover:text-paper disabled:opacity-50";

function FileName({ name, note }: { name: string; note: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">{name}</span>
      <span className="block text-sm text-muted">{note}</span>
    </span>
  );
}
