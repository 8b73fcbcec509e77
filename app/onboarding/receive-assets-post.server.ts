import type { Readable } from "node:stream";
import { nextEventLoopTurn, Semaphore } from "~/concurrency/locks.server";
import type { Message } from "~/content/messages";
import { db } from "~/database/connection.server";
import { clientNetwork } from "~/http/framework-headers.server";
import { readFormToken, type FormToken } from "~/security/form-token.server";
import { assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { shownName } from "./file-names";
import { refuseBatch } from "./check-files";
import { MAX_FILE_BYTES, MAX_FILES } from "./file-rules";
import { parseFormData, type FormDataLimits } from "./form-data-parser.server";
import { receiveFile, type FileOutcome } from "./receive-file.server";
import { draftForPost } from "./resolve-draft.server";
import type { ReachedLimit } from "./storage-limits.server";
import { cleanFields, FIELD_BYTES, readField } from "./typed-fields.server";
import * as Uploads from "./uploads.repository.server";
import { discardUpload } from "./uploads.server";

// The way of a file's bytes: form-data-parser.server.ts splits the request's body into parts, PostCollector below finds
// the draft, receive-file.server.ts checks and counts the bytes, storage/bucket.server.ts writes them to the bucket.

const limits: FormDataLimits = {
  /** All the form can carry: every file at its largest, and its fields with their part headers. */
  bodyBytes: MAX_FILES * MAX_FILE_BYTES + 2 * 1024 * 1024,
  fieldBytes: FIELD_BYTES,
  fields: 30,
  /** One more than a draft takes, so that the batch rule sees that they are too many. */
  files: MAX_FILES + 1,
};

/** How many files of one post are sent to the bucket at once; while the next one waits, the body is not read. */
const FILES_IN_FLIGHT = 3;

export interface PostedFile {
  name: string;
  outcome: FileOutcome["kind"] | "not_taken";
}

/** A post of the onboarding form, with its files in the bucket. */
export interface AssetsPost {
  /** The network it came from. */
  network: string;
  token: FormToken;
  /** Undefined when the post has files or an intent only. */
  fields: Partial<AssetDetails> | undefined;
  /** The typed fields that were too long and were truncated. */
  truncated: AssetField[];
  intent: string | undefined;
  files: PostedFile[];
  /** The message if the batch rule refused all of its files. */
  batchRefusal: Message | undefined;
  /** Whether the network or the site already stores too much for one of its files. */
  reachedLimit: ReachedLimit | undefined;
  /** The error of the database that kept its files from being recorded; the handler of the post throws it. */
  failure: unknown;
}

export type ReceivedPost = { ok: false; status: 400 | 413 | 415 } | ({ ok: true } & AssetsPost);

/**
 * Reads a multipart post of the onboarding form while it arrives. Files go to the bucket under the draft that the form's
 * token leads to; the token is the form's first field, and without a valid one no file is taken.
 * Of a post that breaks off, the files that were complete stay in the draft; sent again, they are not stored twice.
 */
export async function receiveAssetsPost(request: Request): Promise<ReceivedPost> {
  const post = new PostCollector(clientNetwork(request));
  let tooLarge = false;
  const status = await parseFormData(request, limits, {
    field: (name, value, truncated) => {
      if (truncated.name || (truncated.value && !post.mayTruncate(name))) tooLarge = true;
      else post.addField(name, value, truncated.value);
    },
    file: (name, part, fileName) => {
      if (name === "files" && fileName) post.addFile(fileName, part);
      else part.resume();
    },
    filesLimit: () => (post.tooManyFiles = true),
  });
  await post.filesReceived();
  await nextEventLoopTurn();
  if (status) return { ok: false, status };
  if (tooLarge) return { ok: false, status: 413 };
  return { ok: true, ...(await post.result()) };
}

/** Collects the parts of one post as they arrive. */
class PostCollector {
  /** The body has more files than the parser's limit. */
  tooManyFiles = false;
  private readonly values = new Map<string, string>();
  private readonly truncated = new Set<string>();
  private readonly received: { name: string; outcome: Promise<FileOutcome | undefined> }[] = [];
  private outcomes: (FileOutcome | undefined)[] = [];
  /** Opened by the first file; `fileCount` is how many files it had then. */
  private draft: Promise<{ id: string; fileCount: number } | undefined> | undefined;
  private storageFailed = false;
  private failure: unknown;
  private readonly inFlight = new Semaphore(FILES_IN_FLIGHT);

  constructor(private readonly network: string) {}

  /** Whether a field may be truncated: only a typed one, because the others must arrive as they were rendered. */
  mayTruncate(name: string): boolean {
    return assetFields.some((field) => field === name) && !this.values.has(name);
  }

  addField(name: string, value: string | undefined, truncated: boolean): void {
    const read = readField(name, value);
    if (!read || this.values.has(name)) return;
    this.values.set(name, read.text);
    if (truncated || !read.complete) this.truncated.add(name);
  }

  addFile(name: string, part: Readable): void {
    this.draft ??= this.catchFailure(() => this.openDraft());
    const size = this.announcedSize();
    const outcome = this.inFlight.run(() => this.receive({ name, size }, part));
    this.received.push({ name: shownName(name), outcome });
  }

  private async openDraft() {
    const token = this.token();
    if (token.state === "unknown") return undefined;
    const found = await draftForPost(token, this.network);
    if (found.kind !== "draft") return undefined;
    const { id } = found.draft;
    return { id, fileCount: (await Uploads.findAllByDraft(db, id)).length };
  }

  private token(): FormToken {
    return readFormToken("onboarding", this.values.get("token") ?? "");
  }

  /** The size that the page's scripts sent ahead of the next file. */
  private announcedSize(): number | undefined {
    const size = this.values.get("size") ?? "";
    this.values.delete("size");
    return /^\d{1,9}$/.test(size) && Number(size) <= MAX_FILE_BYTES ? Number(size) : undefined;
  }

  private async receive(
    file: { name: string; size: number | undefined },
    part: Readable,
  ): Promise<FileOutcome | undefined> {
    const draft = await this.draft;
    if (!draft || this.tooManyFiles) {
      part.resume();
      return undefined;
    }
    if (this.storageFailed) {
      part.resume();
      return { kind: "failed" };
    }
    const outcome = await this.catchFailure(() =>
      receiveFile(draft.id, { ...file, sender: this.network }, part),
    );
    // While the bucket or the database is unavailable, each further file would only keep the visitor waiting.
    if (!outcome || outcome.kind === "failed") this.storageFailed = true;
    return outcome;
  }

  async filesReceived(): Promise<void> {
    this.outcomes = await Promise.all(this.received.map(({ outcome }) => outcome));
  }

  async result(): Promise<AssetsPost> {
    const batchRefusal = await this.catchFailure(() => this.applyBatchRule());
    const { values, truncated } = cleanFields(this.values, this.truncated);
    const reachedLimit = this.outcomes.find((outcome) => outcome?.kind === "limit_reached");
    return {
      network: this.network,
      token: this.token(),
      fields: Object.keys(values).length > 0 ? values : undefined,
      truncated,
      intent: this.values.get("intent"),
      files: this.received.map(({ name }, i) => ({
        name,
        outcome: this.outcomes[i]?.kind ?? "not_taken",
      })),
      batchRefusal,
      reachedLimit: reachedLimit?.limit,
      failure: this.failure,
    };
  }

  /** Discards all files of a batch that is refused; files the draft already had need no slot. */
  private async applyBatchRule(): Promise<Message | undefined> {
    const draft = await this.draft;
    if (!draft) return undefined;
    const added = this.outcomes.filter((outcome) => outcome?.kind !== "repeated").length;
    const refusal = refuseBatch(this.tooManyFiles ? Infinity : added, draft.fileCount);
    if (!refusal) return undefined;
    const stored = this.outcomes.filter((outcome) => outcome?.kind === "stored");
    await Promise.all(stored.map(({ upload }) => discardUpload(upload)));
    return refusal;
  }

  /** Stores the error of work that failed: the body must be read to its end before the post is answered. */
  private async catchFailure<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.failure ??= error;
      return undefined;
    }
  }
}
