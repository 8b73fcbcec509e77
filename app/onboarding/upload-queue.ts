import { filesAdded } from "~/content/file-messages";
import type { Message } from "~/content/messages";
import { checkFiles, reasonOf } from "./check-files";
import { isSame, type ChosenFile, type ChosenState, type FilesChange } from "./form-files";
import type { DraftAnswer, UploadedFile } from "./onboarding-view";
import { notStored, sendFile, type FileTrouble, type NotSent } from "./send-file";
import { Thumbnails } from "./thumbnails";

const IN_PARALLEL = 3;
/** After this many tries without an answer of the site, a file is sent again only when somebody asks for it. */
export const TRIES = 8;
/** The longest pause between two tries, in seconds, unless the site asks for a longer one. */
const MAX_PAUSE = 60;
/** A site that takes files again only after this many seconds is not waited for. */
const MAX_WAIT = 15 * 60;
const LINE_LOST = "The connection is gone. We keep trying.";
const SITE_BUSY = "We cannot take files right now. We keep trying.";

/** The form that the files belong to, as it is now. */
interface UploadForm {
  /** The files that the server has. */
  uploaded: readonly UploadedFile[];
  /** The newest token. */
  token: () => string;
  show: (message: Message) => void;
}

interface QueueActions {
  dispatch: (change: FilesChange) => void;
  /** Resolves with whether the server no longer has the file. */
  removeUploaded: (id: string) => Promise<boolean>;
}

/** A file on its way to the site. */
interface Entry {
  chosen: ChosenFile;
  tries: number;
  /** The ids of the files that the server had before the first try. */
  known?: readonly string[];
  removed?: boolean;
  /** Aborts the current try, unless all its bytes have left. */
  abort?: () => void;
}

/**
 * Sends chosen files to the draft, several at a time. While the site does not answer, or takes no files, the queue
 * pauses: each pause is longer than the one before, and the browser's `online` event ends it.
 */
export class UploadQueue {
  private waiting: Entry[] = [];
  private readonly sending = new Set<Entry>();
  private timer: number | undefined;
  private pausedUntil = 0;
  /** Whether the site itself asked for the pause. */
  private busy = false;
  /** The problems that `sendAll` resolves with, by their descriptions. */
  private collected: Map<string, Message> | undefined;
  private settled = () => {};

  private readonly thumbnails = new Thumbnails((pictures) => {
    this.actions.dispatch({ type: "pictures", pictures });
  });

  constructor(
    private readonly form: { readonly current: UploadForm },
    private readonly actions: QueueActions,
  ) {
    this.thumbnails.showStored();
    addEventListener("online", () => {
      for (const entry of this.waiting) entry.tries = 0;
      this.resume();
    });
  }

  /** Checks files that were just chosen, beside this number of others, and sends the valid ones. */
  choose(chosen: readonly ChosenFile[], existing: number): void {
    const checked = checkFiles(
      chosen.map(({ file }) => file),
      existing,
    );
    const { accepted, refused, batchRefusal } = checked;
    this.form.current.show(batchRefusal ?? refused[0]?.problem ?? filesAdded(accepted.length));
    if (batchRefusal) {
      return this.actions.dispatch({ type: "batch refused", chosen, refusal: batchRefusal });
    }
    for (const { file, problem } of refused) {
      const { id } = chosen.find((one) => one.file === file)!;
      this.setState(id, { kind: "refused", reason: reasonOf(problem, file) });
    }
    const valid = chosen.filter(({ file }) => accepted.includes(file));
    for (const { id, file } of valid) this.thumbnails.make(id, file);
    this.add(valid);
  }

  /** Sends files that were checked before. */
  add(chosen: readonly ChosenFile[]): void {
    this.enqueue(chosen);
    this.next();
  }

  /** Deletes the picture of an uploaded file. */
  forget(id: string): void {
    this.thumbnails.forget(id);
  }

  /** Takes a file out. When all its bytes have left, the site may have stored it: its answer is waited for. */
  remove(id: string): void {
    this.waiting = this.waiting.filter(({ chosen }) => chosen.id !== id);
    for (const entry of this.sending) {
      if (entry.chosen.id !== id) continue;
      entry.removed = true;
      entry.abort?.();
    }
    this.next();
  }

  /**
   * Sends all that has not arrived, these files again among it, without waiting for the end of a pause. Resolves with
   * the problems once nothing is left to send, or once the site has answered that it takes no files now. A lost line
   * is waited for.
   */
  async sendAll(again: readonly ChosenFile[]): Promise<Message[]> {
    const collected = new Map<string, Message>();
    this.collected = collected;
    const settled = new Promise<void>((resolve) => (this.settled = resolve));
    this.enqueue(again);
    this.resume();
    await settled;
    this.collected = undefined;
    return [...collected.values()];
  }

  private enqueue(chosen: readonly ChosenFile[]): void {
    for (const file of chosen) {
      this.setState(file.id, { kind: "waiting" });
      this.waiting.push({ chosen: file, tries: 0 });
    }
  }

  private resume(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pausedUntil = 0;
    this.busy = false;
    this.next();
  }

  private pause(seconds: number): void {
    const until = Date.now() + seconds * 1000;
    if (until <= this.pausedUntil) return;
    this.pausedUntil = until;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.resume(), seconds * 1000);
  }

  private next(): void {
    while (this.timer === undefined && this.sending.size < IN_PARALLEL) {
      const entry = this.waiting.shift();
      if (!entry) break;
      this.sending.add(entry);
      void this.send(entry);
    }
    if (this.sending.size === 0 && (this.waiting.length === 0 || this.busy)) this.settled();
  }

  private async send(entry: Entry): Promise<void> {
    const { chosen } = entry;
    const { id, file } = chosen;
    const controller = new AbortController();
    entry.abort = () => controller.abort();
    entry.known ??= this.form.current.uploaded.map((file) => file.id);
    this.setState(id, { kind: "uploading", percent: 0 });
    const sent = await sendFile(this.form.current.token(), file, {
      signal: controller.signal,
      onProgress: (percent) => {
        if (percent === 100) entry.abort = undefined;
        this.setState(id, { kind: "uploading", percent });
      },
    });
    if (sent.kind === "arrived") {
      await this.arrived(entry, sent.answer);
    } else if (!entry.removed || !entry.abort) {
      // A file whose bytes have all left may be stored: only an answer tells, also of one that was removed since.
      this.handle(entry, sent);
    }
    this.sending.delete(entry);
    this.next();
  }

  /**
   * Lists an uploaded file, unless it was removed on its way: then it is removed from the draft. One that was chosen twice
   * is stored once, and stays.
   */
  private async arrived(entry: Entry, { draftId, files }: DraftAnswer): Promise<void> {
    const { chosen, removed, known } = entry;
    const { id, file } = chosen;
    const own = files.find((listed) => isSame(listed, file) && !known?.includes(listed.id));
    if (removed && own && !this.isWanted(own, entry) && (await this.actions.removeUploaded(own.id)))
      return;
    if (own) this.thumbnails.store(own.id, id);
    this.actions.dispatch({ type: "arrived", id, draftId, files });
  }

  /** Whether an uploaded file is listed already, or is that of another choice too. */
  private isWanted(uploaded: UploadedFile, removed: Entry): boolean {
    const isListed = this.form.current.uploaded.some(({ id }) => id === uploaded.id);
    const others = [...this.sending, ...this.waiting].filter((other) => other !== removed);
    return (
      isListed || others.some((other) => !other.removed && isSame(uploaded, other.chosen.file))
    );
  }

  private handle(entry: Entry, sent: NotSent): void {
    if (sent.kind === "refused") return this.end(entry, "refused", sent);
    if (sent.kind !== "lost" && sent.kind !== "busy") return this.end(entry, "failed", sent);
    const { id, file } = entry.chosen;
    const trouble = sent.kind === "busy" ? sent : notStored(file);
    entry.tries += 1;
    // Without a network a try proves nothing.
    const isLast = entry.tries >= TRIES && navigator.onLine;
    if (isLast || sent.wait > MAX_WAIT) return this.end(entry, "failed", trouble);
    if (sent.kind === "busy") {
      this.busy = true;
      this.collect(trouble.problems);
    }
    const reason = sent.kind === "busy" ? SITE_BUSY : LINE_LOST;
    this.setState(id, { kind: "delayed", reason });
    this.waiting.push(entry);
    this.pause(Math.max(sent.wait, Math.min(2 ** entry.tries, MAX_PAUSE)));
  }

  private end(entry: Entry, kind: "failed" | "refused", { problems, reason }: FileTrouble) {
    const { chosen, removed } = entry;
    if (removed) return;
    this.setState(chosen.id, { kind, reason });
    const [first] = problems;
    if (!this.collect(problems) && first) this.form.current.show(first);
  }

  private collect(problems: readonly Message[]): boolean {
    for (const problem of problems) this.collected?.set(problem.description, problem);
    return this.collected !== undefined;
  }

  private setState(id: string, state: ChosenState): void {
    this.actions.dispatch({ type: "state", id, state });
  }
}
