import { site } from "~/content/site";
import { db } from "~/server/database/connection.server";
import type { Act, Acted } from "~/orders/act.server";
import { historyCopy } from "~/orders/history-copy";
import * as Orders from "~/orders/orders.repository.server";
import * as Desk from "./desk.repository.server";
import { failed, type ExitCode } from "./terminal";

type FoundId = { ok: true; id: string } | { ok: false; why: string };

const names = { orders: "order", inquiries: "inquiry", outbox: "mail" } as const;

export async function findId(table: keyof typeof names, given: string): Promise<FoundId> {
  const found = given.toUpperCase().startsWith(`${site.referencePrefix}-`)
    ? await Desk.findAllIdsByReference(db, given.toUpperCase())
    : await Desk.findAllIds(db, table, given);
  return onlyOne(found, names[table], given);
}

/** The one row of an order, such as its request, whose id begins as given. */
export function findAmong(rows: readonly { id: string }[], name: string, given: string): FoundId {
  const found = rows.filter(({ id }) => id.startsWith(given));
  return onlyOne(found, name, given);
}

function onlyOne([found, another]: { id: string }[], name: string, given: string): FoundId {
  if (!found) return { ok: false, why: `There is no ${name} ${given}.` };
  if (another) {
    return { ok: false, why: `${given} begins the id of more than one: give more of it.` };
  }
  return { ok: true, id: found.id };
}

/** Runs an action on an order as it is now, and reports it with the order as it is after it. */
export async function withOrder<T>(
  given: string,
  action: (by: Act) => Promise<Acted<T>>,
  report: (order: Orders.Order, result: T) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const seen = await Orders.findById(db, found.id);
  const acted = await action({
    orderId: found.id,
    actor: "command line",
    version: seen?.version,
  });
  const order = await Orders.findById(db, found.id);
  if (!order || acted.kind === "unknown") return failed(`There is no order ${given}.`);
  if (acted.kind === "overtaken") {
    const what = acted.since.map((event) => `${historyCopy(event)}. `).join("");
    return failed(`${order.reference} was changed at the same moment. ${what}Run this again.`);
  }
  return report(order, acted.result);
}
