/** Runs statements on PostgreSQL for a thread that waits: see postgres-connection.ts. */
import { workerData } from "node:worker_threads";
import pg from "pg";

const { port, finished } = workerData;
const INT8 = 20;
const NUMERIC = 1700;
const clients = new Map();

const types = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

port.on("message", async ({ url, sql, values }) => {
  try {
    const client = await (clients.get(url) ?? connect(url));
    const { rows, rowCount } = await client.query(sql, values);
    port.postMessage({ rows, changes: rowCount });
  } catch (error) {
    port.postMessage({ error });
  }
  Atomics.store(finished, 0, 1);
  Atomics.notify(finished, 0);
});

/** A connection that breaks, or was never made, is forgotten: the next statement makes another. */
function connect(url) {
  const client = new pg.Client({
    ...{ connectionString: url, types, lock_timeout: 10_000 },
    // Not cut with those of the sites: see postgres-server.ts.
    application_name: "tests",
  });
  const forget = () => clients.delete(url);
  client.on("error", forget).on("end", forget);
  const connecting = client.connect().then(() => client);
  clients.set(url, connecting);
  connecting.catch(forget);
  return connecting;
}
