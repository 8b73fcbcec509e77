import { discardArrived, discardUnsentFiles } from "~/assets/draft-for-files.server";
import { addFiles, removeFile, restoreFile } from "~/assets/sent-files.server";
import { fileProblems, type ReceivedFiles } from "~/assets/receive-files.server";
import { actMessages } from "~/content/act-messages";
import { messages, type Message } from "~/content/messages";
import { tooManyPosts } from "~/content/refusals";
import { config } from "~/server/config/config.server";
import { createLimit } from "~/server/database/rate-limit.server";
import type { Act, Acted } from "~/orders/act.server";
import type { Order } from "~/orders/orders.repository.server";
import { requestSchema } from "~/orders/request-schema";
import { approve, askForChanges, askForEdit } from "~/orders/requests.server";
import { type ActPost, isTokenOf, takesRequest } from "./read-act.server";

export interface NotDone {
  problems: Message[];
  /** That of the text, where it is at fault. */
  textProblem?: string;
  status: number;
  headers?: HeadersInit;
}

type Done = "done" | NotDone;

/** Of one order and intent: strangers, who do not know its link, cannot use it up, and many files hold up no decision. */
const inMinutes = createLimit("order act", 20, 10 * 60);
const inDay = createLimit("order act day", 60, 24 * 60 * 60);
const CROWDED_RETRY_SECONDS = 30;

const intents = new Set(["approve", "changes", "edit", "add", "replace", "remove", "restore"]);

/** What the holder of an order's private link does on its page; twice posted is once done. Throws when the database cannot write. */
export async function doAct(order: Order, post: ActPost): Promise<Done> {
  const { intent, token, upload, shown, files } = post;
  if (!intents.has(intent)) return invalid(actMessages.actUnknown);
  if (!isTokenOf(order, token)) return invalid(messages.formTooOld);
  const limited = `${order.id} ${intent}`;
  const wait = (await inMinutes(limited)) ?? (await inDay(limited));
  if (wait !== undefined) return tooMany(wait);
  if (files?.failure) throw files.failure;
  const by: Act = { orderId: order.id, actor: "customer" };
  if (intent === "approve") {
    const result = resultOf(await approve(by, shown));
    if (result === "outdated") return invalid(actMessages.actOutdated);
    return result === "approved" || result === "same" ? "done" : invalid(actMessages.actTooLate);
  }
  if (intent === "remove" || intent === "restore") {
    const result = resultOf(await (intent === "remove" ? removeFile : restoreFile)(by, upload));
    if (result === "full") return invalid(actMessages.actNoRoom);
    return result && result !== "unknown_file" ? "done" : invalid(actMessages.actNoFile);
  }
  if (takesRequest(intent)) return ask(order, by, post);
  return add(by, files, intent === "replace" ? upload : undefined);
}

/** Those of its files that were taken are added, also where others were not. */
async function add(by: Act, received: ReceivedFiles | undefined, replaced?: string): Promise<Done> {
  const notTaken = received && notTakenOf(received);
  const ids = received?.files.flatMap(({ id }) => id ?? []) ?? [];
  // None of a post with too many was kept.
  if (ids.length === 0 || received?.batchRefusal)
    return notTaken ?? invalid(actMessages.actNoneChosen);
  const result = resultOf(await addFiles(by, ids, replaced));
  if (result === "added" || result === "same") {
    if (!notTaken) return "done";
    return { ...notTaken, problems: [...notTaken.problems, actMessages.actOthersAdded] };
  }
  await discardArrived(received);
  if (result === "full") return invalid(actMessages.actNoRoom);
  return invalid(result === "unknown_file" ? actMessages.actNoFile : actMessages.actTooLate);
}

async function ask(order: Order, by: Act, post: ActPost): Promise<Done> {
  const { intent, text, offered, kept, files } = post;
  const notTaken = files && notTakenOf(files);
  if (notTaken) return notTaken;
  const parsed = requestSchema.safeParse({ text, files: filesOf(post) });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ message }) => {
      return { ...messages.orderInvalid, description: `${message}.` };
    });
    return { problems, textProblem: parsed.error.flatten().fieldErrors.text?.[0], status: 422 };
  }
  const result = resultOf(await (intent === "edit" ? askForEdit : askForChanges)(by, parsed.data));
  if (result === "invalid") return invalid(actMessages.actNoFile);
  if (result !== "asked" && result !== "same") return invalid(actMessages.actTooLate);
  const leftOut = offered.filter((id) => !kept.includes(id));
  if (leftOut.length > 0) await discardUnsentFiles(order, leftOut);
  return "done";
}

/** The ids of the files that go with a request: those that came with the post, and of earlier posts those that are kept. */
export function filesOf({ kept, files }: ActPost): string[] {
  const arrived = files?.files.flatMap(({ id }) => id ?? []) ?? [];
  return [...new Set([...kept, ...arrived])];
}

/** Undefined where all files of a post were taken. */
function notTakenOf(received: ReceivedFiles): NotDone | undefined {
  const has = (outcome: string) => received.files.some((file) => file.outcome === outcome);
  const problems = fileProblems(received);
  if (has("failed")) return { problems: [messages.assetsFailed, ...problems], status: 502 };
  if (has("crowded")) return tooMany(CROWDED_RETRY_SECONDS);
  return problems.length > 0 ? { problems, status: 422 } : undefined;
}

const resultOf = <T>(acted: Acted<T>) => (acted.kind === "done" ? acted.result : undefined);

const invalid = (problem: Message): NotDone => ({ problems: [problem], status: 422 });

function tooMany(wait: number): NotDone {
  const headers = { "Retry-After": String(wait) };
  return { problems: [tooManyPosts(wait, config.supportEmail)], status: 429, headers };
}
