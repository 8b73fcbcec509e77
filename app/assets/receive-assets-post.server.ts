import type { Readable } from "node:stream";
import { Semaphore } from "~/server/concurrency/locks.server";
import type { Message } from "~/content/messages";
import type { Sender } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { plainDb } from "~/server/database/connection.server";
import { cleanText } from "~/server/http/form-body.server";
import { awaitTurn, clientNetwork } from "~/server/http/request-context.server";
import { isRunning } from "~/orders/order-states";
import * as Orders from "~/orders/orders.repository.server";
import { senderOf } from "~/orders/sender.server";
import { readFormToken, type FormToken } from "~/server/security/form-token.server";
import { assetFields, type AssetField, wasField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { shownName } from "./file-names";
import { refuseBatch } from "./check-files";
import { MAX_FILE_BYTES, MAX_FILES } from "./file-rules";
import { parseFormData, type FormDataLimits, type PartHandlers } from "./form-data-parser.server";
import { receiveFile, type FileOutcome } from "./receive-file.server";
import { draftForPost } from "./draft-for-post.server";
import type { ReachedLimit } from "./asset-limits.server";
import { cleanFields, FIELD_BYTES, readField } from "./typed-fields.server";
import * as Uploads from "./uploads.repository.server";
import { discardUpload, type SentTo } from "./uploads.server";

// The way of a file's bytes: form-data-parser.server.ts, PostCollector below, receive-file.server.ts, storage/bucket.server.ts.

const limits: FormDataLimits = {
  bodyBytes: MAX_FILES * MAX_FILE_BYTES + 2 * 1024 * 1024,
  fieldBytes: FIELD_BYTES,
  fields: 30,
  /** One more than a draft takes, so that the batch rule sees that they are too many. */
  files: MAX_FILES + 1,
  parts: 1_500,
};

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

export interface AssetsPost {
  request: Request;
  network: string;
  token: FormToken;
  /** Undefined when the post has files or an intent only. */
  fields: Partial<AssetDetails> | undefined;
  /** What the page showed before its fields were typed, as far as it says that. */
  was: Partial<AssetDetails>;
  truncated: AssetField[];
  intent: string | undefined;
  files: PostedFile[];
  batchRefusal: Message | undefined;
  reachedLimit: ReachedLimit | undefined;
  /** Kept its files from being recorded; the handler of the post throws it. */
  failure: unknown;
}

export type ReceivedPost =
  { ok: false; status: 400 | 408 | 413 | 415 } | ({ ok: true } & AssetsPost);

/** Files go to the draft of the form's token, its first field. Of a post that breaks off, the complete ones stay. */
export async function receiveAssetsPost(request: Request): Promise<ReceivedPost> {
  const post = new PostCollector(request);
  const status = await parseFormData(request, limits, post, post.stop.signal);
  await post.filesReceived();
  await awaitTurn(true);
  const refused = status ?? post.refusal();
  return refused ? { ok: false, status: refused } : { ok: true, ...(await post.result()) };
}

class PostCollector implements PartHandlers {
  /** Aborted where the rest of the body would keep a connection for nothing. */
  readonly stop = new AbortController();
  private tooLarge = false;
  private tooManyFiles = false;
  private readonly values = new Map<string, string>();
  private readonly truncated = new Set<string>();
  private readonly received: { name: string; outcome: Promise<FileOutcome> }[] = [];
  private outcomes: FileOutcome[] = [];
  /** Opened by the first file, and again by one that it no longer takes. */
  private draft: Promise<(SentTo & { sender: Sender }) | undefined> | undefined;
  private fileCount: number | undefined;
  private storageFailed = false;
  private failure: unknown;
  private readonly inFlight = new Semaphore(FILES_IN_FLIGHT);
  private taking = 0;
  private unused: NodeJS.Timeout | undefined;
  private readonly network: string;

  constructor(private readonly request: Request) {
    this.network = clientNetwork();
    this.awaitFile();
  }

  private awaitFile(): void {
    this.unused = setTimeout(() => this.stop.abort(), UNUSED_MS).unref();
  }

  readonly field: PartHandlers["field"] = (name, value, truncated) => {
    // What was not typed must arrive as it was rendered.
    const isText = assetFields.some((field) => field === name || wasField(field) === name);
    const isTyped = isText && !this.values.has(name);
    if (truncated.name || (truncated.value && !isTyped)) {
      this.tooLarge = true;
      return;
    }
    const read = readField(name, value);
    if (!read || this.values.has(name)) return;
    this.values.set(name, read.text);
    if (truncated.value || !read.complete) this.truncated.add(name);
  };

  readonly file: PartHandlers["file"] = (input, part, name) => {
    if (input !== "files" || !name) {
      part.resume();
      return;
    }
    this.draft ??= this.openDraft();
    const size = this.announcedSize();
    const outcome = this.inFlight.run(() => this.receive({ name, size }, part));
    this.received.push({ name: shownName(name), outcome });
  };

  readonly filesLimit = () => {
    this.tooManyFiles = true;
  };

  private openDraft() {
    return this.catchFailure(async () => {
      const { request, network } = this;
      const fields = Object.fromEntries(this.values);
      const found = await draftForPost({ request, network, token: this.token(), fields });
      if (!("draft" in found)) return undefined;
      const { id, order_id, network: path } = found.draft;
      const order = order_id ? await Orders.findById(plainDb, order_id) : undefined;
      if (order && !isRunning(order.state)) return undefined;
      this.fileCount ??= (await Uploads.findAllByDraft(plainDb, id)).length;
      return { id, network: path, page: found.token.page, sender: senderOf(network, order) };
    });
  }

  private token(): FormToken {
    return readFormToken("onboarding", this.values.get("token") ?? "");
  }

  /** Sent ahead of the next file by the page's scripts. */
  private announcedSize(): number | undefined {
    const size = this.values.get("size") ?? "";
    this.values.delete("size");
    return /^\d{1,9}$/.test(size) && Number(size) <= MAX_FILE_BYTES ? Number(size) : undefined;
  }

  private async receive(
    file: { name: string; size: number | undefined },
    part: Readable,
  ): Promise<FileOutcome> {
    const draft = await this.draft;
    const isTaken = draft && !this.tooManyFiles && !this.stop.signal.aborted;
    if (!isTaken || this.storageFailed) {
      part.resume();
      return { kind: isTaken ? "failed" : "not_taken" };
    }
    this.taking += 1;
    clearTimeout(this.unused);
    const reopenDraft = () => (this.draft = this.openDraft());
    const outcome = await this.catchFailure(() =>
      receiveFile(draft, { ...file, sender: draft.sender, reopenDraft }, part),
    );
    this.taking -= 1;
    if (this.taking === 0) this.awaitFile();
    if (outcome?.kind === "crowded") this.stop.abort();
    // While the bucket or the database is unavailable, each further file would only keep the visitor waiting.
    if (!outcome || outcome.kind === "failed") this.storageFailed = true;
    return outcome ?? { kind: "not_taken" };
  }

  async filesReceived(): Promise<void> {
    this.outcomes = await Promise.all(this.received.map(({ outcome }) => outcome));
    clearTimeout(this.unused);
  }

  refusal(): 408 | 413 | undefined {
    if (this.tooLarge) return 413;
    // The body was not read to its end, and no refused file tells so.
    const isSilent = this.outcomes.every(({ kind }) => kind === "stored" || kind === "repeated");
    return this.stop.signal.aborted && isSilent ? 408 : undefined;
  }

  async result(): Promise<AssetsPost> {
    const batchRefusal = await this.catchFailure(() => this.applyBatchRule());
    const { values, truncated } = cleanFields(this.values, this.truncated);
    const was = cleanFields(this.values, this.truncated, wasField).values;
    const intent = this.values.get("intent");
    const reachedLimit = this.outcomes.find((outcome) => outcome.kind === "limit_reached");
    return {
      request: this.request,
      network: this.network,
      token: this.token(),
      fields: Object.keys(values).length > 0 ? values : undefined,
      was,
      truncated,
      intent: intent && cleanText(intent),
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
