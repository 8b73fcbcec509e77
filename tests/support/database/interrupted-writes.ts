import { DefaultQueryExecutor, type CompiledQuery, type QueryResult } from "kysely";

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
