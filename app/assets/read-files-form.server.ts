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
  const form = new FormCollector(names, lists, openDraft);
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
  readonly files = new FileReceiver(() => this.openDraft(this.fields().values));
  readonly filesLimit = this.files.filesLimit;
  private readonly sent: { name: string; value: string }[] = [];

  constructor(
    private readonly names: readonly Name[],
    private readonly lists: readonly List[],
    private readonly openDraft: OpenDraft<Name>,
  ) {}

  readonly field: PartHandlers["field"] = (name, value, truncated) => {
    if (truncated.name || truncated.value) this.refusal = 413;
    else if (value !== undefined) this.sent.push({ name, value: cleanText(value) });
  };

  readonly file: PartHandlers["file"] = (...part) => this.files.file(...part);

  fields(): Fields<Name, List> {
    const all = (wanted: string) =>
      this.sent.flatMap(({ name, value }) => (name === wanted ? [value] : []));
    const ids = (name: string) => all(name).map((id) => id.slice(0, ID_CHARACTERS));
    return {
      values: Object.fromEntries(this.names.map((name) => [name, all(name)[0] ?? ""])),
      lists: Object.fromEntries(this.lists.map((name) => [name, ids(name)])),
    } as Fields<Name, List>;
  }
}
