import { z } from "zod";
import { findOrderDetails, type OrderDetails } from "~/operations/desk/details.server";
import { orderSchema } from "~/orders/order-schema";
import type { Act, Acted } from "~/orders/act.server";
import { historyCopy } from "~/orders/history-copy";
import { readFormBody } from "~/server/http/form-body.server";
import { localMinute } from "~/server/time/local-days.server";
import { orderView } from "./order-view.server";
import type { ActionField, NotDone, OrderAction } from "./actions";
import type { Definition, Given, Said } from "./action-definition.server";
import { buyerActions } from "./buyer-actions.server";
import { websiteActions } from "./website-actions.server";

const MAX_BODY_BYTES = 64 * 1024;

const names = [
  ...(["token", "intent", "version", "target", "back"] as const),
  ...(["url", "why", "email", "text", "to"] as const),
] as const;

export type ActionPost = Record<(typeof names)[number], string>;

export const readAction = (request: Request) => readFormBody(request, names, MAX_BODY_BYTES);

const definitions = new Map<string, Definition<string>>(
  Object.entries({ ...websiteActions, ...buyerActions }),
);

/** Those of one request, file or submission, which stand beside it. */
const ofOthers = new Set(["answer", "remove", "restore", "unlink"]);

/** The actions that an order's page offers, the main one first; `one`: those of a request or a file. */
function offeredActions(details: OrderDetails, team: readonly string[]) {
  const shown = (intent: string, action: Definition<string>): OrderAction => ({
    ...{ intent, title: action.title, button: action.button, tells: action.tells(details) },
    fields: action.fields?.(details, team) ?? [],
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
  { kind: "done"; said: string } | { kind: "not_done"; status: 409 | 422; notDone: NotDone };

/** Acts as `email` of the team on an order as they saw it; undefined where there is none. Throws when the database cannot write. */
export async function actOnOrder(
  orderId: string,
  email: string,
  team: readonly string[],
  post: ActionPost,
): Promise<Outcome | undefined> {
  const details = await findOrderDetails(orderId);
  if (!details) return undefined;
  const { intent, target } = post;
  const { url, why, text, to } = post;
  const values = { url, why, email: post.email, text, to };
  const refuse = (problem: string, status: 409 | 422 = 422): Outcome => ({
    ...{ kind: "not_done", status, notDone: { intent, target, problem, values } },
  });
  const action = definitions.get(intent);
  if (!action) return refuse("We could not read that form: reload this page, and use its buttons.");
  const given: Given = { ...values, target };
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
  if (acted.kind === "unknown") return refuse("The order is no longer there.");
  if (acted.kind === "overtaken") {
    const since = acted.since.map(
      (event) => `${historyCopy(event)} (${localMinute(event.happened_at)}).`,
    );
    return refuse(
      `The order was changed since you opened this page, so nothing was done. ${since.join(" ")} What you typed is below: look at the order as it is now, and send it again.`,
      409,
    );
  }
  const [isDone, said]: Said = action.said[acted.result]!;
  return isDone ? { kind: "done", said: `${details.order.reference}: ${said}` } : refuse(said);
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
