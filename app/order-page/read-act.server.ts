import { type FilesForm, readFilesForm } from "~/assets/read-files-form.server";
import type { ReceivedFiles } from "~/assets/receive-files.server";
import { draftForMoreFiles, draftForRequest } from "~/assets/draft-for-files.server";
import type { SentTo } from "~/assets/uploads.server";
import { clientNetwork } from "~/server/http/request-context.server";
import { readFormToken } from "~/server/security/form-token.server";
import type * as Orders from "~/orders/orders.repository.server";
import { senderOf } from "~/orders/sender.server";

const names = ["token", "intent", "text", "upload", "shown"] as const;

type Name = (typeof names)[number];

/** Of the files that came with an earlier post of the form: those that it `offered`, and those of them that go with this one. */
const lists = ["offered", "kept"] as const;

type List = (typeof lists)[number];

export type ActPost = Record<Name, string> & Record<List, string[]> & { files?: ReceivedFiles };

/** Files go to the order's draft that takes them, if the form's token and intent come before them; without it none is taken. */
export function readAct(request: Request, order?: Orders.Order): Promise<FilesForm<Name, List>> {
  const network = clientNetwork();
  return readFilesForm(request, names, lists, async ({ token, intent, upload }) => {
    if (!order || !isTokenOf(order, token)) return undefined;
    const draft = await draftFor(order, intent, upload);
    return draft && { ...draft, sender: senderOf(network, order) };
  });
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
