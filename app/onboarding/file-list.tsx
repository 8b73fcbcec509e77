import type { Message } from "~/content/messages";
import { shownName } from "./file-names";
import { FileRow, RemoveFile, SendAgain } from "./file-row";
import { isNotRefused, isOnTheWay, type ChosenFile } from "./form-files";
import type { UploadedFile } from "./onboarding-view";

interface FileListProps {
  uploaded: readonly UploadedFile[];
  chosen: readonly ChosenFile[];
  /** By the ids of the files. */
  pictures: Readonly<Record<string, string>>;
  /** How many files an earlier draft took with it when it was submitted elsewhere. */
  elsewhere: number;
  onRemoveUploaded: (id: string) => void;
  onRemoveChosen: (id: string) => void;
  onSendAgain: (file: ChosenFile) => void;
  busy: boolean;
}

/** The files of the form: those the server has, those on their way there, and those that were refused. */
export function FileList(props: FileListProps) {
  const { uploaded, chosen, pictures, elsewhere } = props;
  const { onRemoveUploaded, onRemoveChosen, onSendAgain, busy } = props;
  const refused = chosen.filter((file) => !isNotRefused(file));
  const pending = chosen.filter(isNotRefused);
  const rowOf = ({ id, file, state }: ChosenFile) => ({
    name: shownName(file.name),
    size: file.size,
    picture: pictures[id],
    state,
  });
  return (
    <>
      <p role="status" className="mt-3 text-sm text-muted">
        {countOf(uploaded.length, pending)}
      </p>
      {elsewhere > 0 && (
        <p className="mt-2 text-sm">
          {filesInWords(elsewhere)} went with the form sent from another page.
        </p>
      )}
      {uploaded.length + pending.length > 0 && (
        <ul aria-label="Your files" className="mt-2 grid grid-cols-1 gap-2">
          {uploaded.map(({ id, name, size }) => (
            <FileRow
              key={id}
              name={name}
              size={size}
              picture={pictures[id]}
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
  return `${filesInWords(total)}: ${words.join(", ")}`;
}

const filesInWords = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

/** The refusal of a choice of files, none of which is in the list. */
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
