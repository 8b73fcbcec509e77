import { shownName } from "./file-names";
import { FileRow, RemoveFile, SendAgain } from "./file-row";
import type { KeptFile } from "./onboarding-view";
import type { ChosenFile } from "./use-uploads";

interface FileListProps {
  kept: readonly KeptFile[];
  chosen: readonly ChosenFile[];
  /** Files of the kept ones that came from this browser. */
  sent: readonly File[];
  onRemoveKept: (id: string) => void;
  onRemoveChosen: (id: string) => void;
  onSendAgain: (file: ChosenFile) => void;
  busy: boolean;
}

/** The files so far: those the server keeps, those that wait in the browser, and those that were not taken. */
export function FileList(props: FileListProps) {
  const { kept, chosen, sent, onRemoveKept, onRemoveChosen, onSendAgain, busy } = props;
  const refused = chosen.filter(({ state }) => state.kind === "refused");
  const ours = chosen.filter(({ state }) => state.kind !== "refused");
  return (
    <>
      <p role="status" className="mt-3 text-sm text-muted">
        {countOf(kept.length, ours)}
      </p>
      {kept.length + ours.length > 0 && (
        <ul aria-label="Your files" className="mt-2 grid grid-cols-1 gap-2">
          {kept.map(({ id, name, size }) => (
            <FileRow
              key={id}
              name={name}
              size={size}
              file={sent.find((file) => shownName(file.name) === name && file.size === size)}
              state={{ kind: "saved" }}
            >
              {/* Without scripts this posts the form with the wish to remove the file. */}
              <RemoveFile
                type="submit"
                name="intent"
                value={`remove:${id}`}
                fileName={name}
                disabled={busy}
                onClick={(event) => {
                  event.preventDefault();
                  onRemoveKept(id);
                }}
              />
            </FileRow>
          ))}
          {ours.map((chosenFile) => (
            <FileRow key={chosenFile.id} {...rowOf(chosenFile)}>
              {chosenFile.state.kind === "failed" && (
                <SendAgain
                  fileName={shownName(chosenFile.file.name)}
                  disabled={busy}
                  onClick={() => onSendAgain(chosenFile)}
                />
              )}
              <RemoveFile
                fileName={shownName(chosenFile.file.name)}
                disabled={busy}
                onClick={() => onRemoveChosen(chosenFile.id)}
              />
            </FileRow>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <p className="mt-4 text-sm font-semibold">Not taken, and not sent:</p>
          <ul aria-label="Files we could not take" className="mt-2 grid grid-cols-1 gap-2">
            {refused.map((chosenFile) => (
              <FileRow key={chosenFile.id} {...rowOf(chosenFile)}>
                <RemoveFile
                  fileName={shownName(chosenFile.file.name)}
                  disabled={busy}
                  onClick={() => onRemoveChosen(chosenFile.id)}
                />
              </FileRow>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const rowOf = ({ file, state }: ChosenFile) => ({
  name: shownName(file.name),
  size: file.size,
  file,
  state,
});

/** "3 files: 1 saved, 2 to be sent" */
function countOf(saved: number, chosen: readonly ChosenFile[]): string {
  const total = saved + chosen.length;
  if (total === 0) return "No files yet. The form can be sent without them.";
  const failed = chosen.filter(({ state }) => state.kind === "failed").length;
  const parts = [
    [saved, "saved"],
    [chosen.length - failed, "to be sent"],
    [failed, "not sent"],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${total} ${total === 1 ? "file" : "files"}: ${words.join(", ")}`;
}
