import type { Message } from "~/content/messages";
import { shownName } from "./file-names";
import { FileRow, RemoveFile, SendAgain } from "./file-row";
import type { UploadedFile } from "./onboarding-view";
import type { ChosenFile } from "./use-files";

interface FileListProps {
  uploaded: readonly UploadedFile[];
  chosen: readonly ChosenFile[];
  /** Those of the uploaded files that came from this browser. */
  sent: readonly File[];
  onRemoveUploaded: (id: string) => void;
  onRemoveChosen: (id: string) => void;
  onSendAgain: (file: ChosenFile) => void;
  busy: boolean;
}

/** The files of the form: those the server has, those waiting in the browser, and those that were refused. */
export function FileList(props: FileListProps) {
  const { uploaded, chosen, sent, onRemoveUploaded, onRemoveChosen, onSendAgain, busy } = props;
  const refused = chosen.filter(({ state }) => state.kind === "refused");
  const pending = chosen.filter(({ state }) => state.kind !== "refused");
  return (
    <>
      <p role="status" className="mt-3 text-sm text-muted">
        {countOf(uploaded.length, pending)}
      </p>
      {uploaded.length + pending.length > 0 && (
        <ul aria-label="Your files" className="mt-2 grid grid-cols-1 gap-2">
          {uploaded.map(({ id, name, size }) => (
            <FileRow
              key={id}
              name={name}
              size={size}
              file={sent.find((file) => shownName(file.name) === name && file.size === size)}
              state={{ kind: "saved" }}
            >
              {/* Without scripts this posts the form with this intent. */}
              <RemoveFile
                type="submit"
                name="intent"
                value={`remove:${id}`}
                fileName={name}
                disabled={busy}
                onClick={(event) => {
                  event.preventDefault();
                  onRemoveUploaded(id);
                }}
              />
            </FileRow>
          ))}
          {pending.map((chosenFile) => (
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

/** The problems of the files just chosen or sent again, shown with the list. */
export function FileProblems({ problems }: { problems: readonly Message[] }) {
  if (problems.length === 0) return null;
  return (
    <div
      key={JSON.stringify(problems)}
      role="alert"
      className="mt-3 grid gap-1 rounded-lg border-2 border-danger bg-danger-soft px-4 py-3 text-sm"
    >
      {problems.map(({ title, description }) => (
        <p key={description}>
          <strong className="text-danger">{title}:</strong> {description}
        </p>
      ))}
    </div>
  );
}
