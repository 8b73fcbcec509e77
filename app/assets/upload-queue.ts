import { filesAdded } from "~/content/file-messages";
import type { Message } from "~/content/messages";
import { checkFiles, reasonOf } from "./check-files";
import { type ChosenFile, type ChosenState, type FilesChange } from "./form-files";
import type { DraftAnswer, UploadedFile } from "./onboarding-view";
import { notStored, sendFile, type FileTrouble, type NotSent } from "./send-file";
import { Thumbnails } from "./thumbnails";

const IN_PARALLEL = 3;
/** Then a file is sent again only when somebody asks for it. */
export const TRIES = 8;
/** In seconds, unless the site asks for a longer pause. */
const MAX_PAUSE = 60;
const MAX_WAIT = 15 * 60;
/** In bytes. The browser reports every 50 ms what has left (https://xhr.spec.whatwg.org/#the-send()-method). */
const LEAVES_UNREPORTED = 256 * 1024;
const LINE_LOST = "The connection is gone. We keep trying.";
const SITE_BUSY = "We cannot take files right now. We keep trying.";

interface UploadForm {
  uploaded: readonly UploadedFile[];
  token: () => string;
  show: (message: Message) => void;
}

interface QueueActions {
  dispatch: (change: FilesChange) => void;
  /** Resolves with whether the server no longer has the file. */
  removeUploaded: (id: string) => Promise<boolean>;
}

interface Entry {
  chosen: ChosenFile;
  tries: number;
  removed?: boolean;
  /** All its bytes may have left once: only an answer tells whether the site has stored them. */
  mayBeStored?: boolean;
  /** The uploads that the page listed when it was first sent: another choice's answer may list its own. */
  listed?: ReadonlySet<string>;
  abort?: () => void;
}

/** Each pause is longer than the one before; the browser's `online` event ends it. */
export class UploadQueue {
  private waiting: Entry[] = [];
  private readonly sending = new Set<Entry>();
  /** By ids of choices. The page shows a moment later that they have failed. */
  private readonly failed = new Map<string, ChosenFile>();
  /** Uploads of choices that stay: the page lists them a moment later. */
  private readonly kept = new Set<string>();
  /** The removals of uploads whose choices were removed on their way, by the uploads' ids. */
  private readonly removals = new Map<string, Promise<boolean>>();
  private timer: number | undefined;
  private pausedUntil = 0;
  private busy = false;
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

  choose(chosen: readonly ChosenFile[], existing: number): void {
    const files = chosen.map(({ file }) => file);
    const { accepted, refused, batchRefusal } = checkFiles(files, existing);
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

  add(chosen: readonly ChosenFile[]): void {
    this.enqueue(chosen);
    this.next();
  }

  forget(id: string): void {
    this.thumbnails.forget(id);
  }

  /** One that the site may have stored is sent on: once its answer names it, it is removed there. */
  remove(id: string): void {
    this.failed.delete(id);
    for (const entry of [...this.waiting, ...this.sending]) {
      if (entry.chosen.id !== id) continue;
      entry.removed = true;
      if (!entry.mayBeStored) entry.abort?.();
    }
    this.waiting = this.waiting.filter(({ removed, mayBeStored }) => !removed || mayBeStored);
    this.next();
  }

  /** Resolves with the problems once all is sent, or the site takes no files now. A lost line is waited for. */
  async sendAll(again: readonly ChosenFile[]): Promise<Message[]> {
    const collected = new Map<string, Message>();
    this.collected = collected;
    const settled = new Promise<void>((resolve) => (this.settled = resolve));
    for (const file of again) this.failed.set(file.id, file);
    this.enqueue([...this.failed.values()]);
    this.resume();
    await settled;
    this.collected = undefined;
    return [...collected.values()];
  }

  private enqueue(chosen: readonly ChosenFile[]): void {
    for (const file of chosen) {
      this.failed.delete(file.id);
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
    const { id, file } = entry.chosen;
    const controller = new AbortController();
    entry.abort = () => controller.abort();
    entry.listed ??= new Set(this.form.current.uploaded.map((upload) => upload.id));
    const onProgress = (percent: number) => {
      entry.mayBeStored ||= file.size * (1 - percent / 100) < LEAVES_UNREPORTED;
      this.setState(id, { kind: "uploading", percent });
    };
    onProgress(0);
    const { signal } = controller;
    const sent = await sendFile(this.form.current.token(), file, { signal, onProgress });
    if (sent.kind === "arrived") {
      await this.arrived(entry, sent.answer);
    } else if (!entry.removed || entry.mayBeStored) {
      this.handle(entry, sent);
    }
    this.sending.delete(entry);
    this.next();
  }

  /** The same file chosen twice is one upload: where that is removed with one choice, it is sent again for the other. */
  private async arrived(entry: Entry, { draftId, files, arrived }: DraftAnswer): Promise<void> {
    const [upload] = arrived;
    if (upload) {
      const earlier = this.removals.get(upload);
      if (entry.removed && !this.kept.has(upload) && !entry.listed?.has(upload)) {
        const removal = this.actions.removeUploaded(upload);
        this.removals.set(upload, removal);
        if (await removal) return;
      } else if (earlier && (await earlier)) {
        this.waiting.push(entry);
        return;
      }
      this.kept.add(upload);
      this.thumbnails.store(upload, entry.chosen.id);
    }
    const { id } = entry.chosen;
    this.actions.dispatch({ type: "arrived", id, upload, draftId, files });
  }

  private handle(entry: Entry, sent: NotSent): void {
    if (sent.kind === "refused" || sent.kind === "failed") return this.end(entry, sent.kind, sent);
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
    if (kind === "failed") this.failed.set(chosen.id, chosen);
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
