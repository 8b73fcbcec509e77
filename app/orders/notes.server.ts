import * as History from "~/server/history/history.repository.server";
import { act, type Act, type Acted } from "./act.server";
import { isAnonymized } from "./erase-order.server";
import * as Orders from "./orders.repository.server";

export const NOTE_CHARACTERS = 2_000;
const ASSIGNEE_CHARACTERS = 254;

/**
 * Notes something about an order for the team. `invalid`: it is empty, or longer than {@link NOTE_CHARACTERS}. `erased`: what
 * is written about an erased buyer would not be found by the next erasure.
 */
export function addNote(by: Act, text: string): Promise<Acted<"noted" | "invalid" | "erased">> {
  return act(by, async (trx, order) => {
    const note = text.trim();
    if (note === "" || note.length > NOTE_CHARACTERS) return "invalid";
    if (isAnonymized(order)) return "erased";
    await History.insert(trx, order.id, { kind: "note", actor: by.actor, facts: { text: note } });
    return "noted";
  });
}

/** Gives an order to somebody of the team, by their email address, or to nobody. `invalid`: longer than an address can be. */
export function assign(
  by: Act,
  assignee: string | null,
): Promise<Acted<"assigned" | "same" | "invalid">> {
  return act(by, async (trx, order) => {
    const to = assignee?.trim() || null;
    if (to && to.length > ASSIGNEE_CHARACTERS) return "invalid";
    if (to === order.assignee) return "same";
    await Orders.update(trx, order.id, { assignee: to });
    await History.insert(trx, order.id, { kind: "assigned", actor: by.actor, facts: { to } });
    return "assigned";
  });
}
