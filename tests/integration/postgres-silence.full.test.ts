import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openPostgres, WORK_CONNECTIONS } from "~/server/database/postgres/open-postgres.server";
import { createDatabase } from "../support/database/run-databases";

test("connections whose server is gone without a word are given up after 20 seconds, and new ones work at once", async () => {
  const { hostname, port, pathname, username } = new URL(await createDatabase());
  const forwarded: [Socket, Socket][] = [];
  const network = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on("error", () => undefined);
    forwarded.push([client, server]);
  });
  network.listen(0, "127.0.0.1");
  await once(network, "listening");
  const at = `127.0.0.1:${(network.address() as AddressInfo).port}`;
  const opened = openPostgres(`postgres://${username}@${at}${pathname}`);
  const ask = () => sql`select 1`.execute(opened.db);
  const askAll = () => Promise.allSettled(Array.from({ length: WORK_CONNECTIONS }, ask));
  await askAll();
  for (const [client, server] of forwarded) {
    client.unpipe(server);
    server.unpipe(client);
  }

  const began = Date.now();
  const outcomes = await askAll();
  const failed = outcomes.filter(({ status }) => status === "rejected");
  expect(failed).toHaveLength(forwarded.length);
  expect(failed[0]).toMatchObject({ reason: { name: "DatabaseUnavailable" } });
  expect(Date.now() - began).toBeLessThan(40_000);

  const healed = Date.now();
  await Promise.all(Array.from({ length: WORK_CONNECTIONS }, ask));
  expect(Date.now() - healed).toBeLessThan(15_000);
  await opened.close();
  for (const socket of forwarded.flat()) socket.destroy();
  network.close();
});
