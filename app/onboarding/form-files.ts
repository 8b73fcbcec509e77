import type { Message } from "~/content/messages";
import { shownName } from "./file-names";
import type { UploadedFile } from "./onboarding-view";

/** The upload state of a chosen file; a `delayed` one is sent again by itself. */
export type ChosenState =
  | { kind: "waiting" }
  | { kind: "uploading"; percent: number }
  | { kind: "delayed" | "failed" | "refused"; reason: string };

/** A file chosen in this browser that the server does not have. */
export interface ChosenFile {
  id: string;
  file: File;
  state: ChosenState;
}

/** The files of a form. */
export interface FormFiles {
  /** The draft that has the uploaded files. */
  draftId: string;
  uploaded: readonly UploadedFile[];
  /** The ids of files that were removed: an answer that is older must not bring them back. */
  removed: readonly string[];
  chosen: readonly ChosenFile[];
  /** Small pictures as data URLs, by the ids of uploaded and chosen files. */
  pictures: Readonly<Record<string, string>>;
  /** The refusal of the last choice, of which nothing is listed. */
  batchRefusal?: Message;
  /** How many uploaded files an earlier draft took with it when it was submitted elsewhere. */
  elsewhere: number;
}

/** What the server has. */
interface Listed {
  draftId: string;
  files: readonly UploadedFile[];
}

export type FilesChange =
  | ({ type: "rendered" | "listed" } & Listed)
  | ({ type: "arrived"; id: string } & Listed)
  | { type: "chosen"; chosen: readonly ChosenFile[] }
  | { type: "batch refused"; chosen: readonly ChosenFile[]; refusal: Message }
  | { type: "state"; id: string; state: ChosenState }
  | { type: "pictures"; pictures: Record<string, string> }
  /** No file can be sent: the code for it is not loaded. */
  | { type: "stopped"; state: ChosenState }
  | { type: "taken out" | "removed"; id: string }
  | { type: "refusals read" };

/** Where the page's scripts post autosaves and single files: the route's own action, which answers with JSON. */
export const POST_URL = "/onboarding?_data=routes%2Fonboarding";

export const NOT_STORED = "It did not arrive. Send it again.";

/** Whether an uploaded file has the name and size of a chosen one. */
export const isSame = ({ name, size }: UploadedFile, file: File) =>
  name === shownName(file.name) && size === file.size;

export const isNotRefused = ({ state }: ChosenFile) => state.kind !== "refused";

/** Whether a file is sent without anybody asking for it. */
export const isOnTheWay = (file: ChosenFile) => isNotRefused(file) && file.state.kind !== "failed";

export function reduceFiles(now: FormFiles, change: FilesChange): FormFiles {
  const { chosen } = now;
  switch (change.type) {
    case "rendered":
      return withListed({ ...now, uploaded: [] }, change, now.uploaded);
    case "listed":
      return withListed(now, change);
    case "arrived":
      return withListed({ ...now, chosen: chosen.filter(({ id }) => id !== change.id) }, change);
    case "chosen":
      return { ...now, batchRefusal: undefined, chosen: [...chosen, ...change.chosen] };
    case "batch refused":
      return {
        ...now,
        batchRefusal: change.refusal,
        chosen: chosen.filter((file) => !change.chosen.includes(file)),
      };
    case "state":
      return { ...now, chosen: withState(chosen, change.state, ({ id }) => id === change.id) };
    case "stopped":
      return { ...now, chosen: withState(chosen, change.state, isOnTheWay) };
    case "pictures":
      return { ...now, pictures: { ...now.pictures, ...change.pictures } };
    case "taken out":
      return { ...now, chosen: chosen.filter(({ id }) => id !== change.id) };
    case "removed":
      return {
        ...now,
        removed: [...now.removed, change.id],
        uploaded: now.uploaded.filter(({ id }) => id !== change.id),
      };
    case "refusals read":
      return { ...now, batchRefusal: undefined, chosen: chosen.filter(isNotRefused) };
  }
}

/**
 * Answers may arrive out of order: an older one must not remove a file. One that is still on its way here may be stored
 * already: it is listed once its own answer has arrived.
 */
function withListed(now: FormFiles, { draftId, files }: Listed, before = now.uploaded): FormFiles {
  const known = draftId === now.draftId ? now.uploaded : [];
  const elsewhere = draftId === now.draftId ? now.elsewhere : now.elsewhere + before.length;
  const added = files.filter(
    (listed) =>
      !now.removed.includes(listed.id) &&
      !known.some(({ id }) => id === listed.id) &&
      !now.chosen.some((pending) => isNotRefused(pending) && isSame(listed, pending.file)),
  );
  return { ...now, draftId, elsewhere, uploaded: [...known, ...added] };
}

function withState(
  chosen: readonly ChosenFile[],
  state: ChosenState,
  isMeant: (file: ChosenFile) => boolean,
): ChosenFile[] {
  return chosen.map((file) => (isMeant(file) ? { ...file, state } : file));
}

/** The localStorage key of the pictures of uploaded files. */
export const THUMBNAILS_KEY = "thumbnails";

/** Deletes the stored pictures of a form that was submitted. */
export function forgetThumbnails(): void {
  try {
    localStorage.removeItem(THUMBNAILS_KEY);
  } catch {
    // Without access to the storage nothing was stored.
  }
}
