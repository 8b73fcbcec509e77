import * as Server from "~/server/database/postgres/check-server.server";
import { CONNECTIONS_PER_PROCESS } from "~/server/database/postgres/open-postgres.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";
import { schemaCheck } from "./database-checks.server";

export const postgresCheck: Check = {
  name: "Database",
  run: () => suitable(Server.checkServer),
  next: [
    {
      ...schemaCheck,
      next: [
        ...schemaCheck.next,
        { name: "Database can be written", run: checkWritable },
        { name: "Database collation", run: () => suitable(Server.checkCollation) },
      ],
    },
    { name: "Clock at the database", run: async () => judgeClock(await stateOfServer()) },
    { name: "Database connections", run: async () => judgeConnections(await stateOfServer()) },
  ],
};

// Imported here, because without DATABASE_URL it would create site.db.
async function connections() {
  const { postgres } = await import("~/server/database/connection.server");
  return postgres!.work;
}

const stateOfServer = async () => Server.findServerState(await connections());

async function suitable(check: typeof Server.checkServer): Promise<Verdict> {
  try {
    await check(await connections());
    return ok;
  } catch (error) {
    if (!(error instanceof Server.UnsuitableServer)) throw error;
    const isConnected = error.cause === undefined;
    return failed(
      isConnected
        ? `${error.message}.`
        : `${error.message}: mend DATABASE_URL, or look at the status page of its host.`,
    );
  }
}

async function checkWritable(): Promise<Verdict> {
  try {
    await Server.tryWrite(await connections());
    return ok;
  } catch (error) {
    const { code } = error as { code?: string };
    return failed(
      code === "25006"
        ? "DATABASE_URL leads to a read-only standby: set it to the address of the primary server."
        : `The database takes no changes (${code}): look at its host for a full disk or missing rights of the site's role.`,
    );
  }
}

/** Limits and reminders of several machines compare their clocks, each with the rows of the others. */
export function judgeClock({ leadMs }: { leadMs: number }): Verdict {
  if (Math.abs(leadMs) < Server.MAX_LEAD_MS) return ok;
  const seconds = Math.round(Math.abs(leadMs) / 1000);
  return warning(
    `This machine's clock is ${seconds} seconds ${leadMs > 0 ? "ahead of" : "behind"} the database's: turn on the synchronization of both, such as timedatectl set-ntp true.`,
  );
}

/** A deployment starts a machine before it ends another: there has to be room for one more. */
export function judgeConnections({ freeConnections }: { freeConnections: number }): Verdict {
  if (freeConnections >= CONNECTIONS_PER_PROCESS) return ok;
  return warning(
    `PostgreSQL takes ${freeConnections} more connections, and one more machine needs up to ${CONNECTIONS_PER_PROCESS}: raise max_connections there, or run fewer machines.`,
  );
}
