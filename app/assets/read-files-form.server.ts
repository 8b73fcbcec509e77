import type { Sender } from "~/server/concurrency/slot";
import { cleanText, mediaType, readFormBody } from "~/server/http/form-body.server";
import { awaitTurn } from "~/server/http/request-context.server";
import { parseFormData, type PartHandlers } from "./form-data-parser.server";
import { FileReceiver, filesLimits, type ReceivedFiles } from "./receive-files.server";
import type { SentTo } from "./uploads.server";

const FIELD_BYTES = 64 * 1024;
/** The fields of a form, and two for each file that waits for it. */
const FIELDS = 120;
const ID_CHARACTERS = 36;
/** The one field of a form that may be as long as {@link FIELD_BYTES}; slow senders could fill the memory with the others. */
const LONG_FIELD = "text";
const SHORT_CHARACTERS = 2_000;

interface Fields<Name extends string, List extends string> {
  values: Record<Name, string>;
  /** Fields that may come several times, each with an id. */
  lists: Record<List, string[]>;
}

export type FilesForm<Name extends string, List extends string = never> =
  | { ok: false; status: 400 | 408 | 413 | 415 }
  | ({ ok: true; files?: ReceivedFiles } & Fields<Name, List>);

/** By the fields that came before a file, the draft that takes it; undefined: none is taken. */
type OpenDraft<Name extends string> = (
  values: Record<Name, string>,
) => Promise<(SentTo & { sender: Sender }) | undefined>;

/** Reads a form that may have files, which are stored as they arrive. */
export async function readFilesForm<Name extends string, List extends string = never>(
  request: Request,
  names: readonly Name[],
  lists: readonly List[],
  openDraft: OpenDraft<Name>,
): Promise<FilesForm<Name, List>> {
  const form = new FormCollector(request, names, lists, openDraft);
  if (mediaType(request) !== "multipart/form-data") {
    const body = await readFormBody(request, names, FIELD_BYTES);
    return body.ok ? { ...form.fields(), ...body } : body;
  }
  const limits = { ...filesLimits, fields: FIELDS, fieldBytes: FIELD_BYTES };
  const status = await parseFormData(request, limits, form, form.files.stop);
  const ended = await form.files.ended();
  await awaitTurn(true);
  const refused = status ?? form.refusal ?? ended;
  if (refused) return { ok: false, status: refused };
  return { ok: true, ...form.fields(), files: await form.files.result() };
}

class FormCollector<Name extends string, List extends string> implements PartHandlers {
  refusal: 413 | undefined;
  readonly files: FileReceiver;
  private readonly values = new Map<string, string>();
  private readonly ids = new Map<string, string[]>();

  constructor(
    request: Request,
    private readonly names: readonly Name[],
    private readonly lists: readonly List[],
    openDraft: OpenDraft<Name>,
  ) {
    this.files = new FileReceiver(request, () => openDraft(this.fields().values));
  }

  readonly field: PartHandlers["field"] = (name, value, truncated) => {
    if (truncated.name || truncated.value) this.refusal = 413;
    else if (value === undefined) return;
    else if (isAmong(this.lists, name)) {
      const ids = this.ids.get(name) ?? [];
      this.ids.set(name, [...ids, cut(cleanText(value), ID_CHARACTERS)]);
    } else if (isAmong(this.names, name) && !this.values.has(name)) {
      const text = cleanText(value);
      this.values.set(name, name === LONG_FIELD ? text : cut(text, SHORT_CHARACTERS));
    }
  };

  readonly file: PartHandlers["file"] = (...part) => this.files.file(...part);

  readonly filesLimit = () => this.files.filesLimit();

  fields(): Fields<Name, List> {
    return {
      values: Object.fromEntries(this.names.map((name) => [name, this.values.get(name) ?? ""])),
      lists: Object.fromEntries(this.lists.map((name) => [name, this.ids.get(name) ?? []])),
    } as Fields<Name, List>;
  }
}

const isAmong = (names: readonly string[], name: string) => names.includes(name);

/** Copied by way of bytes: a plain slice would keep the full value in memory. */
function cut(value: string, length: number): string {
  if (value.length <= length) return value;
  return Buffer.from(value.slice(0, length), "utf16le").toString("utf16le");
}
