import { plainDb } from "~/server/database/connection.server";
import { cleanText } from "~/server/http/form-body.server";
import { awaitTurn, clientNetwork } from "~/server/http/request-context.server";
import { isRunning } from "~/orders/order-states";
import * as Orders from "~/orders/orders.repository.server";
import { senderOf } from "~/orders/sender.server";
import { readFormToken, type FormToken } from "~/server/security/form-token.server";
import { assetFields, type AssetField, wasField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { draftForPost } from "./draft-for-post.server";
import { MAX_FILE_BYTES } from "./file-rules";
import { parseFormData, type PartHandlers } from "./form-data-parser.server";
import { FileReceiver, filesLimits, type ReceivedFiles } from "./receive-files.server";
import { cleanFields, FIELD_BYTES, readField } from "./typed-fields.server";

export interface AssetsPost extends ReceivedFiles {
  request: Request;
  network: string;
  token: FormToken;
  /** Undefined when the post has files or an intent only. */
  fields: Partial<AssetDetails> | undefined;
  /** What the page showed before its fields were typed, as far as it says that. */
  was: Partial<AssetDetails>;
  truncated: AssetField[];
  intent: string | undefined;
}

export type ReceivedPost =
  { ok: false; status: 400 | 408 | 413 | 415 } | ({ ok: true } & AssetsPost);

/** Files go to the draft of the form's token, its first field. Of a post that breaks off, the complete ones stay. */
export async function receiveAssetsPost(request: Request): Promise<ReceivedPost> {
  const post = new PostCollector(request);
  const { stop } = post.files;
  const status = await parseFormData(
    request,
    { ...filesLimits, fieldBytes: FIELD_BYTES },
    post,
    stop,
  );
  const ended = await post.files.ended();
  await awaitTurn(true);
  const refused = status ?? post.refusal ?? ended;
  return refused ? { ok: false, status: refused } : { ok: true, ...(await post.result()) };
}

class PostCollector implements PartHandlers {
  refusal: 413 | undefined;
  readonly files: FileReceiver;
  private readonly values = new Map<string, string>();
  private readonly truncated = new Set<string>();
  private readonly network = clientNetwork();

  constructor(private readonly request: Request) {
    this.files = new FileReceiver(request, () => this.openDraft());
  }

  readonly filesLimit = () => this.files.filesLimit();

  readonly field: PartHandlers["field"] = (name, value, truncated) => {
    // What was not typed must arrive as it was rendered.
    const isText = assetFields.some((field) => field === name || wasField(field) === name);
    const isTyped = isText && !this.values.has(name);
    if (truncated.name || (truncated.value && !isTyped)) {
      this.refusal = 413;
      return;
    }
    const read = readField(name, value);
    if (!read || this.values.has(name)) return;
    this.values.set(name, read.text);
    if (truncated.value || !read.complete) this.truncated.add(name);
  };

  readonly file: PartHandlers["file"] = (...part) => {
    this.files.file(...part, this.announcedSize());
  };

  private async openDraft() {
    const { request, network } = this;
    const fields = Object.fromEntries(this.values);
    const found = await draftForPost({ request, network, token: this.token(), fields });
    if (!("draft" in found)) return undefined;
    const { id, order_id, network: path } = found.draft;
    const order = order_id ? await Orders.findById(plainDb, order_id) : undefined;
    if (order && !isRunning(order.state)) return undefined;
    return { id, network: path, page: found.token.page, sender: senderOf(network, order) };
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

  async result(): Promise<AssetsPost> {
    const files = await this.files.result();
    const { values, truncated } = cleanFields(this.values, this.truncated);
    const was = cleanFields(this.values, this.truncated, wasField).values;
    const intent = this.values.get("intent");
    return {
      ...files,
      request: this.request,
      network: this.network,
      token: this.token(),
      fields: Object.keys(values).length > 0 ? values : undefined,
      was,
      truncated,
      intent: intent && cleanText(intent),
    };
  }
}
