import { db } from "~/database/connection.server";

/** The id that was meant; `why` says what keeps it from being known. */
export type FoundId = { ok: true; id: string } | { ok: false; why: string };

const names = { orders: "order", inquiries: "inquiry", outbox: "mail" } as const;

/** The one row whose id begins with `given`; an order may also be given by its reference. */
export async function findId(table: keyof typeof names, given: string): Promise<FoundId> {
  const ids = await idsOf(table, given);
  const [id, another] = ids;
  if (!id) return { ok: false, why: `There is no ${names[table]} ${given}.` };
  if (another)
    return { ok: false, why: `${given} begins the id of more than one: give more of it.` };
  return { ok: true, id };
}

async function idsOf(table: keyof typeof names, given: string): Promise<string[]> {
  const rows = /^SW-/i.test(given)
    ? await db
        .selectFrom("orders")
        .select("id")
        .where("reference", "=", given.toUpperCase())
        .execute()
    : await db
        .selectFrom(table as "orders")
        .select("id")
        .where("id", ">=", given)
        // After every character of an id.
        .where("id", "<", `${given}~`)
        .limit(2)
        .execute();
  return rows.map(({ id }) => id);
}
