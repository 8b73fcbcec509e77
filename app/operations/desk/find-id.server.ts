import { db } from "~/database/connection.server";
import * as Desk from "./desk.repository.server";

/** The id an operator meant, or why it was not found. */
type FoundId = { ok: true; id: string } | { ok: false; why: string };

const names = { orders: "order", inquiries: "inquiry", outbox: "mail" } as const;

/** Finds the one row whose id begins with `given`; an order may also be given by its reference. */
export async function findId(table: keyof typeof names, given: string): Promise<FoundId> {
  const [id, another] = /^SW-/i.test(given)
    ? await Desk.findAllIdsByReference(db, given.toUpperCase())
    : await Desk.findAllIds(db, table, given);
  if (!id) return { ok: false, why: `There is no ${names[table]} ${given}.` };
  if (another) {
    return { ok: false, why: `${given} begins the id of more than one: give more of it.` };
  }
  return { ok: true, id };
}
