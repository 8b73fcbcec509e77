import type { Socket } from "node:net";
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { SharedConnections, SITE_OWNER } from "~/server/concurrency/shared-connections";
import { withDeadline } from "~/server/time/time";
import { log, requestContext } from "~/server/log/log.server";
import { DatabaseUnavailable, named } from "../cannot-write.server";
import { assertStorable } from "../statements.server";
import type { Database } from "../tables";
import { repeatOnConflict } from "./repeat.server";

/** How many connections one process holds at most; the server's own limit is 100 unless it was raised. */
export const WORK_CONNECTIONS = 6;
const PLAIN_CONNECTIONS = 4;
/** The part of each pool that is for paid orders and the site's own jobs. */
const RESERVED = 1 / 3;
/** Those of the pools, and the one that holds the locks of the jobs. */
export const CONNECTIONS_PER_PROCESS = WORK_CONNECTIONS + PLAIN_CONNECTIONS + 1;
const CONNECT_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** Longer than any statement of a request or a job takes, and than any lock is held; a visitor waits for both. */
const TIME_LIMITS = {
  lock_timeout: "2s",
  statement_timeout: "15s",
  idle_in_transaction_session_timeout: "10s",
};
/** How long a server may take to answer before its connection counts as broken; an idle one is closed earlier. */
const SILENCE_MS = 20_000;

/** A machine that vanished loses its locks after a minute. */
const KEEP_ALIVE = {
  tcp_keepalives_idle: "30",
  tcp_keepalives_interval: "10",
  tcp_keepalives_count: "3",
};

/** So does one that stands still, whose jobs would ask each half minute. */
const IDLE_LIMIT = { idle_session_timeout: "1min" };

const INT8 = 20;
const NUMERIC = 1700;

/** Opens the database at a postgres:// address; nothing connects before the first query. */
export function openPostgres(url: string) {
  const work = poolOf(url, WORK_CONNECTIONS, { isolation: "serializable" });
  const plain = poolOf(url, PLAIN_CONNECTIONS, { isolation: "read committed" });
  return {
    db: kyselyOn(work, shared(WORK_CONNECTIONS)),
    work,
    plain: { db: kyselyOn(plain, shared(PLAIN_CONNECTIONS)), pool: plain },
    connect: () => connect(url),
    withoutTimeLimits: async <T>(patient: (db: Kysely<Database>) => Promise<T>): Promise<T> => {
      const pool = poolOf(url, 2, { isolation: "serializable", limited: false });
      try {
        return await patient(kyselyOn(pool));
      } finally {
        await pool.end();
      }
    },
    /** Waits for queries only as long as a process that ends should. */
    close: async () => {
      await withDeadline(Promise.all([work.end(), plain.end()]), CLOSE_TIMEOUT_MS);
    },
  };
}

const shared = (size: number) => new SharedConnections(size, Math.floor(size * RESERVED));

function kyselyOn(pool: pg.Pool, connections?: SharedConnections): Kysely<Database> {
  const createDriver = () => new RetryingDriver({ pool }, connections);
  const dialect = Object.assign(new PostgresDialect({ pool }), { createDriver });
  return new Kysely<Database>({ dialect });
}

interface Settings {
  isolation: "serializable" | "read committed";
  limited?: boolean;
  /** Further parameters of the session. */
  more?: Record<string, string>;
}

function poolOf(url: string, max: number, settings: Settings): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(url, settings),
    max,
    // A command of the desk must end with its work.
    allowExitOnIdle: true,
  });
  // A connection that breaks while nobody uses it, or between two statements, would otherwise end the process.
  pool.on("error", noteBroken);
  pool.on("connect", (client) => {
    client.on("error", noteBroken);
    if (settings.limited !== false) endWhenSilent(client);
  });
  return pool;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(
    clientConfig(url, { isolation: "read committed", more: IDLE_LIMIT }),
  );
  client.on("error", noteBroken);
  await client.connect();
  endWhenSilent(client);
  return client;
}

/** Ends a connection whose server is gone without a word. With pg's `query_timeout` the pool would hand it out again. */
function endWhenSilent({ connection }: pg.Client): void {
  const socket = connection.stream as Socket;
  const silent = Object.assign(new Error("the server does not answer"), { code: "ETIMEDOUT" });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(silent));
}

function clientConfig(url: string, { isolation, limited = true, more }: Settings): pg.ClientConfig {
  const parameters = {
    default_transaction_isolation: isolation,
    ...KEEP_ALIVE,
    ...(limited && TIME_LIMITS),
    ...more,
  };
  return {
    connectionString: url,
    application_name: "sitewright",
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: Object.entries(parameters)
      .map(([name, value]) => `-c ${name}=${value.replaceAll(" ", "\\ ")}`)
      .join(" "),
    types: {
      // Counts, sums, sizes and amounts: none is beyond 2^53.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

function noteBroken({ message }: Error): void {
  log.warn({ reason: message }, "a connection to the database broke");
}

/**
 * Kysely's driver, which shares the connections between those whose requests ask, and also repeats single statements: at
 * SERIALIZABLE the server may roll them back too.
 */
class RetryingDriver extends PostgresDriver {
  constructor(
    config: PostgresDialectConfig,
    private readonly connections: SharedConnections | undefined,
  ) {
    super(config);
  }

  override async acquireConnection(): Promise<RetryingConnection> {
    const { owner = SITE_OWNER, network = SITE_OWNER } = requestContext.getStore() ?? {};
    if ((await this.connections?.acquire(owner, network, CONNECT_TIMEOUT_MS)) === false) {
      throw new DatabaseUnavailable("too many queries of one network, or of all, wait");
    }
    try {
      const inner = (await super.acquireConnection()) as PostgresConnection;
      return new RetryingConnection(inner, owner);
    } catch (error) {
      this.connections?.release(owner);
      throw named(error);
    }
  }

  override async beginTransaction(connection: RetryingConnection, settings: TransactionSettings) {
    connection.repeats = false;
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: RetryingConnection): Promise<void> {
    await super.commitTransaction(connection);
    connection.repeats = true;
  }

  /** On a broken connection the server has rolled back by itself: a second error would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const retrying = connection as RetryingConnection;
    await super.rollbackTransaction(retrying.inner).catch(() => undefined);
    retrying.repeats = true;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { inner, owner } = connection as RetryingConnection;
    await super.releaseConnection(inner).finally(() => this.connections?.release(owner));
  }
}

/** What Kysely's driver hands out; it does not export the type. */
type PostgresConnection = Parameters<PostgresDriver["releaseConnection"]>[0];

class RetryingConnection implements DatabaseConnection {
  repeats = true;

  constructor(
    readonly inner: PostgresConnection,
    readonly owner: string,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    assertStorable(query.parameters);
    const run = () => this.inner.executeQuery<R>(query);
    try {
      return await (this.repeats ? repeatOnConflict(run) : run());
    } catch (error) {
      throw named(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}
