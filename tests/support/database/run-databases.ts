import { listen } from "../../../sandbox/http/listen";
import { startPostgres, type PostgresServer } from "./postgres-server";

/** Vitest's global setup: one PostgreSQL server for the run, which starts when a test first asks for a database. */
export default async function setUp() {
  let starting: Promise<PostgresServer> | undefined;
  const broker = await listen(0, (_request, response) => {
    starting ??= startPostgres();
    starting
      .then((server) => server.createDatabase())
      .then(
        (url) => response.end(url),
        (error: Error) => response.writeHead(500).end(error.message),
      );
  });
  // Vitest's workers inherit it.
  process.env.TEST_DATABASES = broker.url;
  return async () => {
    await broker.close();
    await (await starting?.catch(() => undefined))?.end();
  };
}

export async function createDatabase(): Promise<string> {
  const broker = process.env.TEST_DATABASES;
  if (!broker) throw new Error("Only Vitest's run has a PostgreSQL server");
  const response = await fetch(broker);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
