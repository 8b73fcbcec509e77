import { removeFile, restoreFile } from "~/assets/sent-files.server";
import { actMessages } from "~/content/act-messages";
import { messages, type Message } from "~/content/messages";
import { tooManyPosts } from "~/content/refusals";
import { config } from "~/server/config/config.server";
import { createLimit } from "~/server/database/rate-limit.server";
import { readFormBody } from "~/server/http/form-body.server";
import { readFormToken } from "~/server/security/form-token.server";
import type { Act } from "~/orders/act.server";
import type { Order } from "~/orders/orders.repository.server";
import { requestSchema } from "~/orders/request-schema";
import { approve, askForChanges, askForEdit } from "~/orders/requests.server";

const MAX_BODY_BYTES = 64 * 1024;

const names = ["token", "intent", "text", "upload", "shown"] as const;

export type ActPost = Record<(typeof names)[number], string>;

export async function readAct(request: Request) {
  const body = await readFormBody(request, names, MAX_BODY_BYTES);
  return body.ok ? { ok: true as const, ...body.values } : body;
}

interface NotDone {
  problem: Message;
  status: number;
  headers?: HeadersInit;
}

/** Of one order: strangers, who do not know its link, cannot use it up. */
const inMinutes = createLimit("order act", 20, 10 * 60);
const inDay = createLimit("order act day", 60, 24 * 60 * 60);

const intents = new Set(["approve", "changes", "edit", "remove", "restore"]);

/** What the holder of an order's private link does on its page; twice posted is once done. */
export async function doAct(
  order: Order,
  { intent, text, token, upload, shown }: ActPost,
): Promise<"done" | NotDone> {
  if (!intents.has(intent)) return invalid(actMessages.actUnknown);
  const named = readFormToken("order page", token);
  if (named.state !== "fresh" || named.id !== order.id) return invalid(messages.formTooOld);
  const wait = (await inMinutes(order.id)) ?? (await inDay(order.id));
  if (wait !== undefined) {
    const headers = { "Retry-After": String(wait) };
    return { problem: tooManyPosts(wait, config.supportEmail), status: 429, headers };
  }
  const by: Act = { orderId: order.id, actor: "customer" };
  if (intent === "approve") {
    const acted = await approve(by, shown);
    const result = acted.kind === "done" ? acted.result : undefined;
    if (result === "newer_preview") return invalid(actMessages.actNewPreview);
    return result === "approved" || result === "same" ? "done" : invalid(actMessages.actTooLate);
  }
  if (intent === "remove" || intent === "restore") {
    const acted = await (intent === "remove" ? removeFile : restoreFile)(by, upload);
    const result = acted.kind === "done" ? acted.result : undefined;
    if (result === "full") return invalid(actMessages.actNoRoom);
    return result && result !== "unknown_file" ? "done" : invalid(actMessages.actNoFile);
  }
  const parsed = requestSchema.shape.text.safeParse(text);
  if (!parsed.success) {
    const description = `${parsed.error.issues[0]?.message}.`;
    return invalid({ ...messages.orderInvalid, description });
  }
  const asked = { text: parsed.data, files: [] };
  const acted = await (intent === "edit" ? askForEdit(by, asked) : askForChanges(by, asked));
  const isDone = acted.kind === "done" && (acted.result === "asked" || acted.result === "same");
  return isDone ? "done" : invalid(actMessages.actTooLate);
}

const invalid = (problem: Message): NotDone => ({ problem, status: 422 });
