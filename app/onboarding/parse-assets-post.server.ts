import busboy from "busboy";
import { Readable, type Transform } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { ownTurn, Semaphore } from "~/concurrency/locks.server";
import { discardBody, mediaType } from "~/http/form-body.server";
import { CLIENT_ADDRESS_HEADER } from "~/http/framework-headers.server";
import { readFormToken, type FormToken } from "~/security/form-token.server";
import { assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { cleanPartHeads } from "./clean-part-heads.server";
import { shownName } from "./file-names";
import { MAX_FILE_BYTES, MAX_FILES } from "./file-rules";
import type { NoRoom } from "./holdings.server";
import { receiveFile, type FileOutcome } from "./receive-file.server";
import { FIELD_BYTES, keepTyped, readField } from "./typed-fields.server";
import { discardUpload, findAllByDraft } from "./uploads.server";
import { workingDraft } from "./working-draft.server";

/** All the form can carry: every file at its largest, and its fields with their part headers. */
export const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + 2 * 1024 * 1024;
/** Files of one post that go to the bucket at the same time; the next one waits unread. */
const FILES_IN_FLIGHT = 3;

export interface ReceivedFile {
  name: string;
  outcome: FileOutcome["kind"] | "not_taken";
}

export type Reception =
  | { ok: false; status: 400 | 413 | 415 }
  | {
      ok: true;
      /** Whose connection it came from. */
      network: string;
      token: FormToken;
      /** The fields it holds; undefined when the post carries files or a wish only. */
      fields: Partial<AssetDetails> | undefined;
      /** The fields whose end was cut off. */
      cut: AssetField[];
      intent: string | undefined;
      files: ReceivedFile[];
      /** Set when the post held more files than slots remained: none of its files were kept. */
      overflow: { slots: number } | undefined;
      /** Who held too much for one of its files. */
      noRoom: NoRoom | undefined;
      /** What kept its files from being noted: the error of the database, for whoever answers the post. */
      failure: unknown;
    };

/**
 * Reads a multipart post of the onboarding form while it arrives. Files go to the bucket under the draft that
 * the form's token names; the token is the form's first field. Without a token of ours no file is taken.
 * Of a post that breaks off, the files that were whole stay in the draft: sent again, they are not doubled.
 */
export async function parseAssetsPost(request: Request): Promise<Reception> {
  const parser = openParser(request);
  if (typeof parser === "number" || !request.body) {
    discardBody(request);
    return { ok: false, status: typeof parser === "number" ? parser : 400 };
  }

  const post = new Post(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
  let tooLarge = false;
  parser.on("field", (name, value, info) => {
    if (info.nameTruncated || (info.valueTruncated && !post.mayCut(name))) tooLarge = true;
    else post.addField(name, value, info.valueTruncated);
  });
  parser.on("file", (name, part, info) => {
    // When a body breaks off, its open part tells of it, taken or not. It surfaces where the part is read.
    part.on("error", () => undefined);
    // A file input nobody used sends one part without a file name.
    if (name === "files" && info.filename) post.addFile(chosenName(info.filename), part);
    else part.resume();
  });
  parser.on("filesLimit", () => (post.overLimit = true));

  const heads = cleanPartHeads(request.headers.get("Content-Type") ?? "");
  const status = await feed(parser, heads, Readable.fromWeb(request.body as ReadableStream));
  await post.settled();
  await ownTurn();
  if (status) return { ok: false, status };
  if (tooLarge) return { ok: false, status: 413 };
  return post.reception();
}

/** A parser for the request's body, or the status that refuses it before it is read. */
function openParser(request: Request): busboy.Busboy | 400 | 413 | 415 {
  if (mediaType(request) !== "multipart/form-data") return 415;
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > MAX_BODY_BYTES) return 413;
  try {
    return busboy({
      headers: { "content-type": request.headers.get("Content-Type") ?? "" },
      defParamCharset: "utf8",
      limits: { fieldNameSize: 100, fieldSize: FIELD_BYTES, fields: 30, files: MAX_FILES + 1 },
    });
  } catch {
    return 400;
  }
}

/**
 * A file's name as it was chosen: browsers send a quotation mark in it as %22, and a percent sign as it is
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
 */
function chosenName(name: string): string {
  return name.replaceAll("%22", '"');
}

/** Feeds the body through `heads` to the parser. Resolves with a status when the body is malformed or too large. */
function feed(
  parser: busboy.Busboy,
  heads: Transform,
  body: Readable,
): Promise<400 | 413 | undefined> {
  return new Promise((resolve) => {
    let size = 0;
    body.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) {
        body.unpipe(heads);
        parser.destroy();
        body.resume();
        resolve(413);
      }
    });
    body.on("error", (error) => {
      parser.destroy(error);
      resolve(400);
    });
    parser.on("error", () => {
      body.unpipe(heads);
      body.resume();
      resolve(400);
    });
    parser.on("close", () => resolve(undefined));
    body.pipe(heads).pipe(parser);
  });
}

/** One post while it is read. */
class Post {
  overLimit = false;
  private readonly values = new Map<string, string>();
  private readonly truncated = new Set<string>();
  private readonly received: { name: string; outcome: Promise<FileOutcome | undefined> }[] = [];
  private outcomes: (FileOutcome | undefined)[] = [];
  private draft: Promise<{ id: string; before: number } | undefined> | undefined;
  private storageFailed = false;
  private failure: unknown;
  private readonly inFlight = new Semaphore(FILES_IN_FLIGHT);

  constructor(private readonly network: string) {}

  /** Whether a field's end may be cut off: all else is as it was rendered, or refused. */
  mayCut(name: string): boolean {
    return assetFields.some((field) => field === name) && !this.values.has(name);
  }

  addField(name: string, value: string | undefined, truncated: boolean): void {
    const read = readField(name, value);
    if (!read || this.values.has(name)) return;
    this.values.set(name, read.text);
    if (truncated || !read.whole) this.truncated.add(name);
  }

  addFile(name: string, part: Readable): void {
    this.draft ??= this.attempt(() => this.openDraft());
    const size = this.announcedSize();
    const outcome = this.inFlight.run(() => this.take({ name, size }, part));
    this.received.push({ name: shownName(name), outcome });
  }

  async settled(): Promise<void> {
    this.outcomes = await Promise.all(this.received.map(({ outcome }) => outcome));
  }

  async reception(): Promise<Reception> {
    const files = this.received.map(({ name }, i) => ({
      name,
      outcome: this.outcomes[i]?.kind ?? ("not_taken" as const),
    }));
    const overflow = await this.attempt(() => this.refuseOverflow());
    const { values, cut } = keepTyped(this.values, this.truncated);
    return {
      ok: true,
      network: this.network,
      token: this.token(),
      fields: Object.keys(values).length > 0 ? values : undefined,
      cut,
      intent: this.values.get("intent"),
      files,
      overflow,
      noRoom: this.outcomes.flatMap((outcome) =>
        outcome?.kind === "no_room" ? outcome.of : [],
      )[0],
      failure: this.failure,
    };
  }

  /** Keeps the error of work that failed: the body must be read to its end before the post is answered. */
  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.failure ??= error;
      return undefined;
    }
  }

  /** What the scripts say of the file that comes next. */
  private announcedSize(): number | undefined {
    const size = this.values.get("size") ?? "";
    this.values.delete("size");
    return /^\d{1,9}$/.test(size) && Number(size) <= MAX_FILE_BYTES ? Number(size) : undefined;
  }

  private async take(
    file: { name: string; size: number | undefined },
    part: Readable,
  ): Promise<FileOutcome | undefined> {
    const draft = await this.draft;
    if (!draft || this.overLimit) {
      part.resume();
      return undefined;
    }
    if (this.storageFailed) {
      part.resume();
      return { kind: "failed" };
    }
    const outcome = await this.attempt(() =>
      receiveFile(draft.id, { ...file, sender: this.network }, part),
    );
    // With the bucket or the database away, every further file would only keep the visitor waiting.
    if (!outcome || outcome.kind === "failed") this.storageFailed = true;
    return outcome;
  }

  private async openDraft() {
    const token = this.token();
    if (token.state === "unknown") return undefined;
    const draft = await workingDraft(token, this.network);
    if (!draft || typeof draft === "string") return undefined;
    return { id: draft.id, before: (await findAllByDraft(draft.id)).length };
  }

  /** A batch larger than the slots that remained is refused whole; files the draft already had need no slot. */
  private async refuseOverflow(): Promise<{ slots: number } | undefined> {
    const draft = await this.draft;
    if (!draft) return undefined;
    const slots = MAX_FILES - draft.before;
    const needed = this.outcomes.filter((outcome) => outcome?.kind !== "repeated").length;
    if (needed <= slots && !this.overLimit) return undefined;
    const stored = this.outcomes.filter((outcome) => outcome?.kind === "stored");
    await Promise.all(stored.map(({ upload }) => discardUpload(upload)));
    return { slots };
  }

  private token(): FormToken {
    return readFormToken("onboarding", this.values.get("token") ?? "");
  }
}
