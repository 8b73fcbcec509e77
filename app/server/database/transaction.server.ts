import { Transaction } from "kysely";
import { log } from "~/server/log/log.server";
import { repeatOnConflict } from "./postgres/repeat.server";
import type { Connection, Trx } from "./tables";

type Work = () => Promise<unknown>;

const afterCommit = new WeakMap<Trx, Work[]>();

/**
 * Runs `work` in a transaction, and after its commit what {@link onCommit} registered. Inside an open transaction, `work`
 * joins it and is committed or rolled back with it. PostgreSQL may roll a transaction back in favor of another: `work` runs
 * again then, so it must change nothing outside the database.
 */
export async function inTransaction<T>(on: Connection, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (on instanceof Transaction) return work(on);
  // Each time on a connection of its own: others have it during the pauses.
  const { result, follows } = await repeatOnConflict(async () => {
    const registered: Work[] = [];
    // oxlint-disable-next-line no-restricted-properties -- The only place.
    const done = await on.transaction().execute((trx) => {
      afterCommit.set(trx, registered);
      return work(trx);
    });
    return { result: done, follows: registered };
  });
  for (const follow of follows) void runLogged(follow);
  return result;
}

/**
 * Registers work to run after the commit of {@link inTransaction}, such as a call to a provider; never after a rollback.
 * The caller does not wait for it, and its failure is logged. A process that dies first does not run it: the transaction
 * has to store what is to be done, so that a background job can do it.
 */
export function onCommit(trx: Trx, work: Work): void {
  const registered = afterCommit.get(trx);
  if (!registered) throw new Error("The transaction was not opened by inTransaction");
  registered.push(work);
}

async function runLogged(work: Work): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, "work after a commit failed");
  }
}
