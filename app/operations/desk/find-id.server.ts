import { site } from "~/content/site";
import { db } from "~/server/database/connection.server";
import * as Orders from "~/orders/orders.repository.server";
import * as Desk from "./desk.repository.server";
import { failed, type ExitCode } from "./terminal";

type FoundId = { ok: true; id: string } | { ok: false; why: string };

const names = { orders: "order", inquiries: "inquiry", outbox: "mail" } as const;

export async function findId(table: keyof typeof names, given: string): Promise<FoundId> {
  const [found, another] = given.toUpperCase().startsWith(`${site.referencePrefix}-`)
    ? await Desk.findAllIdsByReference(db, given.toUpperCase())
    : await Desk.findAllIds(db, table, given);
  if (!found) return { ok: false, why: `There is no ${names[table]} ${given}.` };
  if (another) {
    return { ok: false, why: `${given} begins the id of more than one: give more of it.` };
  }
  return { ok: true, id: found.id };
}

export async function withOrder<T>(
  given: string,
  work: (id: string) => Promise<T>,
  report: (order: Orders.Order, result: T) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const result = await work(found.id);
  const order = await Orders.findById(db, found.id);
  return order ? report(order, result) : failed(`There is no order ${given}.`);
}
