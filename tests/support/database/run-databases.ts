import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { startPostgres, type PostgresServer } from "./postgres-server";

/** Vitest's global setup: one PostgreSQL server for the run, which starts when a test first asks for a database. */
export default async function setUp() {
  let starting: Promise<PostgresServer> | undefined;
  const broker = createServer((_request, response) => {
    starting ??= startPostgres();
    starting
      .then((server) => server.createDatabase())
      .then(
        (url) => response.end(url),
        (error: Error) => response.writeHead(500).end(error.message),
      );
  });
  broker.listen(0, "127.0.0.1");
  await once(broker, "listening");
  // Vitest's workers inherit it.
  process.env.TEST_DATABASES = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
  return async () => {
    broker.close();
    await starting?.then(
      (server) => server.end(),
      () => undefined,
    );
  };
}

/** Makes an empty database on the run's server, and returns its URL. */
export async function createDatabase(): Promise<string> {
  const broker = process.env.TEST_DATABASES;
  if (!broker) throw new Error("Only Vitest's run has a PostgreSQL server");
  const response = await fetch(broker);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
