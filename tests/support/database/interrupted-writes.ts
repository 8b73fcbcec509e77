import { AsyncLocalStorage } from "node:async_hooks";
import {
  DefaultQueryExecutor,
  TransactionBuilder,
  type CompiledQuery,
  type QueryResult,
} from "kysely";
import { DatabaseUnavailable } from "~/server/database/cannot-write.server";
import type { Trx } from "~/server/database/tables";

/** As where the database can write no more: of the process, not of the data. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

const { executeQuery } = DefaultQueryExecutor.prototype;

/** Runs work that is cut off right before the write of that number, counted from 0; false where it has no so many. */
export async function isInterruptedBefore(write: number, work: () => Promise<unknown>) {
  let left = write;
  DefaultQueryExecutor.prototype.executeQuery = function <R>(query: CompiledQuery) {
    const isWrite = /^(insert|update|delete)/.test(query.sql);
    if (isWrite && (left -= 1) < 0) return Promise.reject(new Interrupted());
    return executeQuery.call(this, query) as Promise<QueryResult<R>>;
  };
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Interrupted) return true;
    throw error;
  } finally {
    DefaultQueryExecutor.prototype.executeQuery = executeQuery;
  }
}

const { execute } = TransactionBuilder.prototype;
const losing = new AsyncLocalStorage<{ left: number }>();

/** Runs work whose transaction of that number, counted from 0, is committed, but its answer is lost; not that of jobs beside it. */
export async function withLostAnswer<T>(transaction: number, work: () => Promise<T>): Promise<T> {
  TransactionBuilder.prototype.execute = async function <R>(change: (trx: Trx) => Promise<R>) {
    const result = (await execute.call(this, change)) as R;
    const own = losing.getStore();
    if (own && (own.left -= 1) === -1) throw new DatabaseUnavailable("by plan of a test");
    return result;
  };
  try {
    return await losing.run({ left: transaction }, work);
  } finally {
    TransactionBuilder.prototype.execute = execute;
  }
}
