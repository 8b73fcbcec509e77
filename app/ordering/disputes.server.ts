import type { Transaction } from "kysely";
import type { Database, DisputesTable } from "~/database/tables";
import { timestamp } from "~/time/time";

/** How a dispute ended; `told` is when Stripe said so, in Unix seconds. */
export interface DisputeEnd {
  id: string;
  outcome: NonNullable<DisputesTable["outcome"]>;
  told: number;
}

/** Records that a charge of a session's payment is disputed. A dispute that is known to be over stays so. */
export async function recordDispute(
  trx: Transaction<Database>,
  sessionId: string,
  id: string,
): Promise<void> {
  await trx
    .insertInto("disputes")
    .values({ id, stripe_session_id: sessionId, outcome: null, told: 0, recorded_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records how a dispute ended. After an appeal it may end once more: what Stripe told last counts. */
export async function recordDisputeEnd(
  trx: Transaction<Database>,
  sessionId: string,
  { id, outcome, told }: DisputeEnd,
): Promise<void> {
  const known = await trx
    .selectFrom("disputes")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  // Earlier versions recorded a dispute without its id: this is the end of that one.
  if (!known) {
    await trx
      .deleteFrom("payment_facts")
      .where("stripe_session_id", "=", sessionId)
      .where("fact", "=", "disputed")
      .execute();
  }
  await trx
    .insertInto("disputes")
    .values({ id, stripe_session_id: sessionId, outcome, told, recorded_at: timestamp() })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ outcome, told }).where("disputes.told", "<=", told),
    )
    .execute();
}

/** Whether a session's payment has an open dispute, or has lost one. */
export async function disputesOf(
  trx: Transaction<Database>,
  sessionId: string,
): Promise<{ disputed: boolean; lost: boolean }> {
  const rows = await trx
    .selectFrom("disputes")
    .select("outcome")
    .where("stripe_session_id", "=", sessionId)
    .execute();
  return {
    disputed: rows.some(({ outcome }) => outcome === null),
    lost: rows.some(({ outcome }) => outcome === "lost"),
  };
}
