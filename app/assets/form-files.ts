import type { Message } from "~/content/messages";
import type { UploadedFile } from "./onboarding-view";

/** The upload state of a chosen file; a `delayed` one is sent again by itself. */
export type ChosenState =
  | { kind: "waiting" }
  | { kind: "uploading"; percent: number }
  | { kind: "delayed" | "failed" | "refused"; reason: string };

export interface ChosenFile {
  id: string;
  file: File;
  state: ChosenState;
}

export interface FormFiles {
  draftId: string;
  uploaded: readonly UploadedFile[];
  /** The ids of files that were removed: an answer that is older must not bring them back. */
  removed: readonly string[];
  chosen: readonly ChosenFile[];
  /** Small pictures as data URLs, by the ids of uploaded and chosen files. */
  pictures: Readonly<Record<string, string>>;
  /** Of the last choice, of which nothing is listed. */
  batchRefusal?: Message;
  /** How many files an earlier draft took with it when it was submitted elsewhere. */
  elsewhere: number;
}

interface Listed {
  draftId: string;
  files: readonly UploadedFile[];
}

export type FilesChange =
  | ({ type: "rendered" | "listed" } & Listed)
  | ({ type: "arrived"; id: string; upload: string | undefined } & Listed)
  | { type: "chosen"; chosen: readonly ChosenFile[] }
  | { type: "batch refused"; chosen: readonly ChosenFile[]; refusal: Message }
  | { type: "state"; id: string; state: ChosenState }
  | { type: "pictures"; pictures: Record<string, string> }
  /** No file can be sent: the code for it is not loaded. */
  | { type: "stopped"; state: ChosenState }
  | { type: "taken out" | "removed"; id: string }
  | { type: "refusals read" };

/** The route's own action, which answers the page's scripts with JSON. */
export const POST_URL = "/onboarding?_data=routes%2Fonboarding";

export const NOT_STORED = "It did not arrive. Send it again.";

export const isNotRefused = ({ state }: ChosenFile) => state.kind !== "refused";

export const isOnTheWay = (file: ChosenFile) => isNotRefused(file) && file.state.kind !== "failed";

export function reduceFiles(now: FormFiles, change: FilesChange): FormFiles {
  const { chosen } = now;
  switch (change.type) {
    case "rendered":
      return withListed({ ...now, uploaded: [] }, change, () => true, now.uploaded);
    case "listed":
      return withListed(now, change, () => !chosen.some(isOnTheWay));
    case "arrived": {
      const left = chosen.filter(({ id }) => id !== change.id);
      const isFinal = ({ id }: UploadedFile) => id === change.upload || !left.some(isOnTheWay);
      return withListed({ ...now, chosen: left }, change, isFinal);
    }
    case "chosen":
      return { ...now, batchRefusal: undefined, chosen: [...chosen, ...change.chosen] };
    case "batch refused": {
      const left = chosen.filter((file) => !change.chosen.includes(file));
      return { ...now, batchRefusal: change.refusal, chosen: left };
    }
    case "state":
    case "stopped": {
      const { state } = change;
      const isMeant = (file: ChosenFile) =>
        change.type === "state" ? file.id === change.id : isOnTheWay(file);
      return { ...now, chosen: chosen.map((file) => (isMeant(file) ? { ...file, state } : file)) };
    }
    case "pictures":
      return { ...now, pictures: { ...now.pictures, ...change.pictures } };
    case "taken out":
      return { ...now, chosen: chosen.filter(({ id }) => id !== change.id) };
    case "removed": {
      const uploaded = now.uploaded.filter(({ id }) => id !== change.id);
      return { ...now, removed: [...now.removed, change.id], uploaded };
    }
    case "refusals read":
      return { ...now, batchRefusal: undefined, chosen: chosen.filter(isNotRefused) };
  }
}

/** Answers may arrive out of order: an older one must not remove a file, nor list one whose own answer is on its way. */
function withListed(
  now: FormFiles,
  { draftId, files }: Listed,
  isFinal: (file: UploadedFile) => boolean,
  before = now.uploaded,
): FormFiles {
  const known = draftId === now.draftId ? now.uploaded : [];
  // A draft whose order was readdressed goes on under another id, with its files.
  const left = before.filter((one) => !files.some(({ id }) => id === one.id));
  const elsewhere = draftId === now.draftId ? now.elsewhere : now.elsewhere + left.length;
  const ignored = [...now.removed, ...known.map(({ id }) => id)];
  const added = files.filter((listed) => !ignored.includes(listed.id) && isFinal(listed));
  return { ...now, draftId, elsewhere, uploaded: [...known, ...added] };
}

export const THUMBNAILS_KEY = "thumbnails";

export type StoredThumbnails = [uploadId: string, url: string][];

/** The small pictures that this browser has made of uploaded files. */
export function storedThumbnails(): StoredThumbnails {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(THUMBNAILS_KEY) ?? "[]");
    return Array.isArray(stored) && stored.every(Array.isArray) ? (stored as StoredThumbnails) : [];
  } catch {
    return [];
  }
}

export function forgetThumbnails(): void {
  try {
    localStorage.removeItem(THUMBNAILS_KEY);
  } catch {
    // Without access to the storage nothing was stored.
  }
}
