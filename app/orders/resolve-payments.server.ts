import * as History from "~/server/history/history.repository.server";
import { act, type Act, type Acted } from "./act.server";
import * as Orders from "./orders.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/** Notes how an order's unexpected payments were dealt with; how many there were. */
export function resolvePayments(by: Act, why: string): Promise<Acted<number>> {
  return act(by, async (trx, { id }) => {
    const resolved = await UnexpectedPayments.updateResolved(trx, id, why);
    if (resolved > 0) {
      await Orders.updateVersion(trx, id);
      await History.insert(trx, id, { kind: "payment_resolved", actor: by.actor, facts: { why } });
    }
    return resolved;
  });
}
