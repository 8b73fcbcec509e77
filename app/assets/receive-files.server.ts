import type { Readable } from "node:stream";
import * as fileMessages from "~/content/file-messages";
import type { Message } from "~/content/messages";
import { Semaphore } from "~/server/concurrency/locks.server";
import type { Sender } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { plainDb } from "~/server/database/connection.server";
import type { ReachedLimit } from "./asset-limits.server";
import { refuseBatch } from "./check-files";
import { shownName } from "./file-names";
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";
import type { FormDataLimits, PartHandlers } from "./form-data-parser.server";
import { receiveFile, type FileOutcome } from "./receive-file.server";
import * as Uploads from "./uploads.repository.server";
import { countSlots, discardUpload, type SentTo } from "./uploads.server";

// The way of a file's bytes: form-data-parser.server.ts, FileReceiver below, receive-file.server.ts, storage/bucket.server.ts.

/** Of a post with files; `files` is one more than a draft takes, so that the batch rule sees that they are too many. */
export const filesLimits = {
  bodyBytes: MAX_FILES * MAX_FILE_BYTES + 2 * 1024 * 1024,
  fields: 30,
  files: MAX_FILES + 1,
  parts: 1_500,
} satisfies Omit<FormDataLimits, "fieldBytes">;

/** Of one post; while the next one waits, the body is not read. */
const FILES_IN_FLIGHT = 3;
/** How long a body is read while none of its files is taken. */
const UNUSED_MS = 4 * config.bodyWindowMs;

export interface PostedFile {
  name: string;
  outcome: FileOutcome["kind"];
  /** The draft's upload that it is; undefined where it was refused. */
  id: string | undefined;
}

export interface ReceivedFiles {
  files: PostedFile[];
  batchRefusal: Message | undefined;
  reachedLimit: ReachedLimit | undefined;
  /** Kept the files from being recorded; the handler of the post throws it. */
  failure: unknown;
}

type Draft = SentTo & { sender: Sender };

/** Takes the files of one post to a draft as they arrive. Of a post that breaks off, the complete ones stay. */
export class FileReceiver {
  private readonly stopped = new AbortController();
  private tooManyFiles = false;
  private readonly received: { name: string; outcome: Promise<FileOutcome> }[] = [];
  private outcomes: FileOutcome[] = [];
  private draft: Promise<Draft | undefined> | undefined;
  private fileCount: number | undefined;
  private storageFailed = false;
  private failure: unknown;
  private readonly inFlight = new Semaphore(FILES_IN_FLIGHT);
  private taking = 0;
  private unused: NodeJS.Timeout | undefined;

  private readonly atMost: number;

  /** `openDraft` is called for the first file, and again for one that its draft no longer takes; undefined: none is taken. */
  constructor(
    { headers }: Request,
    private readonly openDraft: () => Promise<Draft | undefined>,
  ) {
    this.atMost = Number(headers.get("Content-Length") ?? Infinity);
    this.awaitFile();
  }

  /** Aborts where the rest of the body would keep a connection for nothing. */
  get stop(): AbortSignal {
    return this.stopped.signal;
  }

  /** `size`: as announced, in bytes. */
  file(input: string, part: Readable, name: string | undefined, size?: number): void {
    if (input !== "files" || !name) {
      part.resume();
      return;
    }
    this.draft ??= this.open();
    const outcome = this.inFlight.run(() => this.receive({ name, size }, part));
    this.received.push({ name: shownName(name), outcome });
  }

  readonly filesLimit: PartHandlers["filesLimit"] = () => {
    this.tooManyFiles = true;
  };

  private awaitFile(): void {
    this.unused = setTimeout(() => this.stopped.abort(), UNUSED_MS).unref();
  }

  private open() {
    return this.catchFailure(async () => {
      const draft = await this.openDraft();
      if (!draft) return undefined;
      const files = await Uploads.findAllByDraft(plainDb, draft.id);
      this.fileCount ??= countSlots(files, draft);
      return draft;
    });
  }

  private async receive(
    file: { name: string; size: number | undefined },
    part: Readable,
  ): Promise<FileOutcome> {
    const draft = await this.draft;
    const isTaken = draft && !this.tooManyFiles && !this.stop.aborted;
    if (!isTaken || this.storageFailed) {
      part.resume();
      return { kind: isTaken ? "failed" : "not_taken" };
    }
    this.taking += 1;
    clearTimeout(this.unused);
    const reopenDraft = () => (this.draft = this.open());
    const outcome = await this.catchFailure(() =>
      receiveFile(draft, { ...file, atMost: this.atMost, sender: draft.sender, reopenDraft }, part),
    );
    this.taking -= 1;
    if (this.taking === 0) this.awaitFile();
    if (outcome?.kind === "crowded") this.stopped.abort();
    // While the bucket or the database is unavailable, each further file would only keep the visitor waiting.
    if (!outcome || outcome.kind === "failed") this.storageFailed = true;
    return outcome ?? { kind: "not_taken" };
  }

  /** Waits for the files that have arrived. 408: the body was not read to its end, and no refused file tells so. */
  async ended(): Promise<408 | undefined> {
    this.outcomes = await Promise.all(this.received.map(({ outcome }) => outcome));
    clearTimeout(this.unused);
    const isSilent = this.outcomes.every(({ kind }) => kind === "stored" || kind === "repeated");
    return this.stop.aborted && isSilent ? 408 : undefined;
  }

  /** After {@link ended}. */
  async result(): Promise<ReceivedFiles> {
    const batchRefusal = await this.catchFailure(() => this.applyBatchRule());
    const reachedLimit = this.outcomes.find((outcome) => outcome.kind === "limit_reached");
    return {
      files: this.outcomes.map((outcome, i) => ({
        name: this.received[i]!.name,
        outcome: outcome.kind,
        id: "upload" in outcome ? outcome.upload.id : undefined,
      })),
      batchRefusal,
      reachedLimit: reachedLimit?.limit,
      failure: this.failure,
    };
  }

  /** Files the draft already had need no slot. */
  private async applyBatchRule(): Promise<Message | undefined> {
    if (this.fileCount === undefined) return undefined;
    const added = this.outcomes.filter(({ kind }) => kind !== "repeated").length;
    const refusal = refuseBatch(this.tooManyFiles ? Infinity : added, this.fileCount);
    if (!refusal) return undefined;
    const stored = this.outcomes.filter((outcome) => outcome.kind === "stored");
    await Promise.all(stored.map(({ upload }) => discardUpload(upload)));
    return refusal;
  }

  /** The body must be read to its end before the post is answered. */
  private async catchFailure<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.failure ??= error;
      return undefined;
    }
  }
}

/** Why files were not taken, apart from a failed or crowded bucket; those that a reached limit kept out are not named. */
export function fileProblems({ batchRefusal, files }: ReceivedFiles, isLimitReached = false) {
  if (batchRefusal) return [batchRefusal];
  const named = isLimitReached ? files.filter(({ outcome }) => outcome !== "not_taken") : files;
  return named.flatMap((file) => problemOf(file) ?? []);
}

function problemOf({ name, outcome }: PostedFile): Message | undefined {
  if (outcome === "too_large") return fileMessages.fileTooLarge(name, MAX_FILE_MEGABYTES);
  if (outcome === "type_refused") return fileMessages.fileTypeRefused(name);
  if (outcome === "full") return fileMessages.tooManyFiles(MAX_FILES, 0);
  const isNamed = outcome !== "stored" && outcome !== "repeated" && outcome !== "limit_reached";
  return isNamed ? fileMessages.fileNotStored(name) : undefined;
}
