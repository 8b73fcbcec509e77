import { z } from "zod";
import { fileProblems } from "~/assets/receive-files.server";
import { discardArrived } from "~/assets/draft-for-files.server";
import { findOrderDetails, type OrderDetails } from "~/operations/desk/details.server";
import { orderSchema } from "~/orders/order-schema";
import type { Act, Acted } from "~/orders/act.server";
import * as Orders from "~/orders/orders.repository.server";
import { db } from "~/server/database/connection.server";
import { historyCopy } from "~/orders/history-copy";
import { localWhen } from "~/server/time/local-days.server";
import { orderView } from "./order-view.server";
import type { ActionField, NotDone, OrderAction, Undo } from "./actions";
import type { Definition, Given, Said } from "./action-definition.server";
import type { TeamSession } from "./session.server";
import { readBack } from "./back";
import { buyerActions } from "./buyer-actions.server";
import { fileActions } from "./file-actions.server";
import type { ActionPost, Received } from "./read-action.server";
import { websiteActions } from "./website-actions.server";

const definitions = new Map<string, Definition<string>>(
  Object.entries({ ...websiteActions, ...fileActions, ...buyerActions }),
);

/** Those of one request, file or submission, which stand beside it. */
const ofOthers = new Set(["answer", "replace", "remove", "restore", "unlink"]);

/** The actions that an order's page offers, the main one first; `one`: those of a request or a file. */
function offeredActions(details: OrderDetails, team: readonly string[]) {
  const shown = (intent: string, action: Definition<string>): OrderAction => ({
    ...{ intent, title: action.title, button: action.button, tells: action.tells(details) },
    fields: action.fields?.(details, team) ?? [],
    files: action.files,
  });
  const offered = [...definitions].filter(([, action]) => action.isOffered(details));
  const forms = offered.map(([intent, action]) => shown(intent, action));
  return {
    order: forms.filter(({ intent }) => !ofOthers.has(intent)),
    one: forms.filter(({ intent }) => ofOthers.has(intent)),
  };
}

/** What the page of an order shows; undefined where there is none. */
export async function findOrderPage(id: string, team: readonly string[]) {
  const details = await findOrderDetails(id);
  if (!details) return undefined;
  const { order: actions, one } = offeredActions(details, team);
  return { view: orderView(details), actions, one };
}

/** What was done, or why it was not. */
export type Outcome =
  | { kind: "done"; said: string; undo?: Undo; isOfFile: boolean }
  | { kind: "not_done"; status: 403 | 409 | 422; notDone: NotDone };

/** Acts as one of the team on an order as they saw it; undefined where there is none. Throws when the database cannot write. */
export async function actOnOrder(
  orderId: string,
  { email, isRecent }: Pick<TeamSession, "email" | "isRecent">,
  team: readonly string[],
  post: ActionPost & Received,
): Promise<Outcome | undefined> {
  const { files } = post;
  if (files?.failure) throw files.failure;
  const details = await findOrderDetails(orderId);
  if (!details) return undefined;
  const { intent, target } = post;
  const { url, why, text, to } = post;
  const values = { url, why, email: post.email, text, to };
  const refuse = (problem: string, status: 403 | 409 | 422 = 422): Outcome => ({
    ...{ kind: "not_done", status },
    notDone: { intent, target, problem, values, isLate: status === 403 },
  });
  const action = definitions.get(intent);
  if (!action) return refuse("We could not read that form: reload this page, and use its buttons.");
  if (action.wantsRecent && !isRecent) {
    return refuse("This wants a sign-in of the last hour, so nothing was done.", 403);
  }
  const arrived = files?.files.flatMap(({ id }) => id ?? []) ?? [];
  const notTaken = (files ? fileProblems(files) : []).map(({ description }) => description);
  if (action.files && (arrived.length === 0 || files?.batchRefusal)) {
    return refuse(notTaken.join(" ") || "Choose a file.");
  }
  const given: Given = { ...values, target, files: arrived };
  for (const field of action.fields?.(details, team) ?? []) {
    const read = readField(field, given[field.name]);
    if (read.problem !== undefined) return refuse(read.problem);
    given[field.name] = read.value;
  }
  const by: Act = {
    ...{ orderId: details.order.id, actor: `team:${email}` },
    version: Number(post.version) || 0,
  };
  const acted: Acted<string> = await action.run(by, given);
  const said: Said | undefined = acted.kind === "done" ? action.said[acted.result] : undefined;
  if (!said?.[0]) await discardArrived(files);
  if (acted.kind === "unknown") return refuse("The order is no longer there.");
  if (acted.kind === "overtaken") {
    const since = acted.since.map(
      (event) => `${historyCopy(event)} (${localWhen(event.happened_at, true).words}).`,
    );
    return refuse(
      `The order was changed since you opened this page, so nothing was done. ${since.join(" ")} What you typed is below: look at the order as it is now, and send it again.`,
      409,
    );
  }
  const [isDone, words, undo] = said!;
  if (!isDone) return refuse(words);
  if (notTaken.length > 0) return refuse(`${notTaken.join(" ")} The other files are stored.`);
  return {
    ...{ kind: "done", said: saidOf(details, words, given.url) },
    ...(undo && { undo: await undoOf(details, undo, post) }),
    isOfFile: Object.hasOwn(fileActions, intent),
  };
}

function saidOf({ order }: OrderDetails, words: string, url: string): string {
  const firm = order.name && `${order.name}, `;
  return `${firm}${order.reference}: ${words} ${url}`.trim();
}

async function undoOf({ order }: OrderDetails, intent: string, { target, back }: ActionPost) {
  const { version } = (await Orders.findById(db, order.id))!;
  const to = intent === "assign" ? (order.assignee ?? "") : "";
  return { orderId: order.id, version, intent, target, to, back: readBack(back) };
}

const webAddress = z.string().url().startsWith("https://");

type Read = { value: string; problem?: undefined } | { problem: string };

function readField({ type, label, required, maxLength, choices }: ActionField, sent: string): Read {
  if (required && sent === "") return { problem: `${label}: this is missing.` };
  if (maxLength !== undefined && sent.length > maxLength) {
    return { problem: `${label}: at most ${maxLength} characters.` };
  }
  if (type === "choice") {
    const isChoice = choices?.some(([value]) => value === sent);
    return isChoice ? { value: sent } : { problem: `${label}: choose one of the list.` };
  }
  if (type === "url") {
    const { success } = webAddress.safeParse(sent);
    if (!success) return { problem: `${label}: give an address that begins with https://.` };
    return { value: new URL(sent).href };
  }
  if (type !== "email") return { value: sent };
  const { data, error } = orderSchema.shape.email.safeParse(sent);
  if (data !== undefined) return { value: data };
  return { problem: `${label}: ${error?.issues[0]?.message ?? "this is no address"}.` };
}
