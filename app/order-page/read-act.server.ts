import { FileReceiver, filesLimits, type ReceivedFiles } from "~/assets/receive-files.server";
import { parseFormData, type PartHandlers } from "~/assets/form-data-parser.server";
import { draftForMoreFiles, draftForRequest } from "~/assets/sent-files.server";
import type { SentTo } from "~/assets/uploads.server";
import { cleanText, mediaType, readFormBody } from "~/server/http/form-body.server";
import { awaitTurn, clientNetwork } from "~/server/http/request-context.server";
import { readFormToken } from "~/server/security/form-token.server";
import type * as Orders from "~/orders/orders.repository.server";
import { senderOf } from "~/orders/sender.server";

const FIELD_BYTES = 64 * 1024;
/** The fields of a form, and two for each file that waits for it. */
const FIELDS = 120;
const ID_CHARACTERS = 36;

const names = ["token", "intent", "text", "upload", "shown"] as const;

type Name = (typeof names)[number];

const isName = (name: string): name is Name => names.some((one) => one === name);

/** Of the files that came with an earlier post of the form: those that it `offered`, and those of them that go with this one. */
type FileLists = Record<"offered" | "kept", string[]>;

const isList = (name: string): name is keyof FileLists => name === "offered" || name === "kept";

export type ActPost = Record<Name, string> & FileLists & { files?: ReceivedFiles };

export type ReadAct = { ok: false; status: 400 | 408 | 413 | 415 } | ({ ok: true } & ActPost);

/** Files go to the order's draft that takes them, if the form's token and intent come before them; without it none is taken. */
export async function readAct(request: Request, order?: Orders.Order): Promise<ReadAct> {
  if (mediaType(request) !== "multipart/form-data") {
    const body = await readFormBody(request, names, FIELD_BYTES);
    return body.ok ? { ok: true, ...body.values, offered: [], kept: [] } : body;
  }
  const act = new ActCollector(order);
  const limits = { ...filesLimits, fields: FIELDS, fieldBytes: FIELD_BYTES };
  const status = await parseFormData(request, limits, act, act.files.stop);
  const ended = await act.files.ended();
  await awaitTurn(true);
  const refused = status ?? act.refusal ?? ended;
  if (refused) return { ok: false, status: refused };
  return { ok: true, ...act.fields(), files: await act.files.result() };
}

class ActCollector implements PartHandlers {
  refusal: 413 | undefined;
  readonly files = new FileReceiver(() => this.openDraft());
  readonly filesLimit = this.files.filesLimit;
  private readonly values = new Map<Name, string>();
  private readonly lists: FileLists = { offered: [], kept: [] };
  private readonly network = clientNetwork();

  constructor(private readonly order: Orders.Order | undefined) {}

  readonly field: PartHandlers["field"] = (name, value, truncated) => {
    if (truncated.name || truncated.value) this.refusal = 413;
    else if (value === undefined) return;
    else if (isName(name)) this.values.set(name, this.values.get(name) ?? cleanText(value));
    else if (isList(name)) this.lists[name].push(cleanText(value).slice(0, ID_CHARACTERS));
  };

  readonly file: PartHandlers["file"] = (...part) => this.files.file(...part);

  private async openDraft() {
    const { order } = this;
    const { token, intent, upload } = this.fields();
    if (!order || !isTokenOf(order, token)) return undefined;
    const draft = await draftFor(order, intent, upload);
    return draft && { ...draft, sender: senderOf(this.network, order) };
  }

  fields() {
    const values = Object.fromEntries(names.map((name) => [name, this.values.get(name) ?? ""]));
    return { ...(values as Record<Name, string>), ...this.lists };
  }
}

async function draftFor(
  order: Orders.Order,
  intent: string,
  upload: string,
): Promise<SentTo | undefined> {
  if (intent === "add") return draftForMoreFiles(order);
  if (intent === "replace") return draftForMoreFiles(order, upload);
  return takesRequest(intent) ? draftForRequest(order) : undefined;
}

export const takesRequest = (intent: string) => intent === "changes" || intent === "edit";

export function isTokenOf(order: Orders.Order, token: string): boolean {
  const named = readFormToken("order page", token);
  return named.state === "fresh" && named.id === order.id;
}
