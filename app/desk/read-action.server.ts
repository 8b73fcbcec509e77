import { readFilesForm } from "~/assets/read-files-form.server";
import type { ReceivedFiles } from "~/assets/receive-files.server";
import { draftForTeam } from "~/assets/draft-for-files.server";
import * as Orders from "~/orders/orders.repository.server";
import { senderOf } from "~/orders/sender.server";
import { db } from "~/server/database/connection.server";
import { clientNetwork } from "~/server/http/request-context.server";
import { isTeamForm, type TeamSession } from "./session.server";

const names = [
  ...(["token", "intent", "version", "target", "back"] as const),
  ...(["url", "why", "email", "text", "to"] as const),
] as const;

export type ActionPost = Record<(typeof names)[number], string>;
export type Received = { files?: ReceivedFiles };

/** The form of an action on an order. Its files are taken if the session's token and the intent come before them. */
export function readAction(request: Request, orderId: string, team: TeamSession | undefined) {
  const network = clientNetwork();
  return readFilesForm(request, names, [], async ({ token, intent, target }) => {
    if (!team || !isTeamForm(team, token)) return undefined;
    const order = await Orders.findById(db, orderId);
    if (!order || (intent !== "upload" && intent !== "replace")) return undefined;
    const replaced = intent === "replace" ? target : undefined;
    const draft = await draftForTeam(order, `team:${team.email}`, replaced);
    return draft && { ...draft, sender: senderOf(network, order) };
  });
}
