import {
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { named } from "./errors";
import { repeatOnConflict } from "./repeat.server";

/**
 * Kysely's driver for PostgreSQL, which also repeats a statement outside a transaction: at SERIALIZABLE the server may
 * roll it back like a transaction. A server that does not answer is a DatabaseUnavailable.
 */
export class RetryingDriver extends PostgresDriver {
  override async acquireConnection(): Promise<RetryingConnection> {
    try {
      return new RetryingConnection(await super.acquireConnection());
    } catch (error) {
      throw named(error);
    }
  }

  override async beginTransaction(
    connection: RetryingConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    connection.repeats = false;
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: RetryingConnection): Promise<void> {
    await super.commitTransaction(connection);
    connection.repeats = true;
  }

  /** On a broken connection the server has rolled back by itself: a second error would hide the first. */
  override async rollbackTransaction(connection: RetryingConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
    connection.repeats = true;
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { inner } = connection as RetryingConnection;
    return super.releaseConnection(inner as Parameters<PostgresDriver["releaseConnection"]>[0]);
  }
}

class RetryingConnection implements DatabaseConnection {
  /** Whether no transaction is open. */
  repeats = true;

  constructor(readonly inner: DatabaseConnection) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.inner.executeQuery<R>(query);
    try {
      return await (this.repeats ? repeatOnConflict(run) : run());
    } catch (error) {
      throw named(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}
