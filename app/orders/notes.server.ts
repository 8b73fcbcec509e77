import type { Trx } from "~/server/database/tables";
import * as History from "~/server/history/history.repository.server";
import { act, type Act, type Acted } from "./act.server";
import { isAnonymized } from "./erase-order.server";
import * as Orders from "./orders.repository.server";

export const NOTE_CHARACTERS = 2_000;
const ASSIGNEE_CHARACTERS = 254;

/**
 * Notes something about an order for the team. `invalid`: it is empty, or longer than {@link NOTE_CHARACTERS}. `erased`: what
 * is written about an erased buyer would not be found by the next erasure. Sent twice, it is kept once.
 */
export function addNote(by: Act, text: string): Promise<Acted<"noted" | "invalid" | "erased">> {
  return act(by, (trx, order) => keep(trx, order, by, text.trim()));
}

async function keep(trx: Trx, order: Orders.Order, { actor }: Act, text: string) {
  if (text === "" || text.length > NOTE_CHARACTERS) return "invalid";
  if (isAnonymized(order)) return "erased";
  const note = { kind: "note", actor, facts: { text } } as const;
  if (!(await History.isNewest(trx, order.id, note))) await History.insert(trx, order.id, note);
  return "noted";
}

/**
 * Gives an order to somebody of the team, by their email address, or to nobody; a note for them is kept as by {@link addNote},
 * or nothing is done. `invalid`: the address or the note is too long. `noted`: they have it already, and the note is kept.
 */
export function assign(
  by: Act,
  assignee: string | null,
  note = "",
): Promise<Acted<"assigned" | "same" | "noted" | "invalid" | "erased">> {
  return act(by, async (trx, order) => {
    const to = assignee?.trim() || null;
    if (to && to.length > ASSIGNEE_CHARACTERS) return "invalid";
    const text = note.trim();
    const noted = text && (await keep(trx, order, by, text));
    if (noted && noted !== "noted") return noted;
    if (to === order.assignee) return noted || "same";
    await Orders.update(trx, order.id, { assignee: to });
    await History.insert(trx, order.id, { kind: "assigned", actor: by.actor, facts: { to } });
    return "assigned";
  });
}
