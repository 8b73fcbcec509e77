import type { Client } from "pg";
import { withLock } from "~/server/concurrency/locks.server";
import { singleton } from "~/server/jobs/singleton.server";
import { log } from "~/server/log/log.server";
import { postgres } from "./connection.server";

/** The first key of the advisory locks; the second is the job's name. */
const JOBS = 7_421_863;

/** The connection that holds this process's locks: its end, in any way, releases them at once. */
const holder = singleton("job locks", () => ({
  client: undefined as Promise<Client> | undefined,
  names: new Set<string>(),
}));

/** Whether this process may run a job: of several on PostgreSQL, the first that asks, until its connection ends. */
export async function holdsJob(name: string): Promise<boolean> {
  if (!postgres) return true;
  return withLock("job locks", () => ask(name));
}

async function ask(name: string): Promise<boolean> {
  try {
    const client = await (holder.client ??= connect());
    // Asked each time: a connection that broke without a word has lost its locks.
    const answer = holder.names.has(name)
      ? client.query<{ holds: boolean }>("select true as holds")
      : client.query<{ holds: boolean }>("select pg_try_advisory_lock($1, hashtext($2)) as holds", [
          JOBS,
          name,
        ]);
    const { holds } = (await answer).rows[0]!;
    if (holds) holder.names.add(name);
    return holds;
  } catch (error) {
    log.warn({ err: error, job: name }, "the database did not say who runs a job");
    await releaseJobs();
    return false;
  }
}

export async function releaseJobs(): Promise<void> {
  const { client } = holder;
  forget();
  // One that never connected, or has ended, has no lock.
  await client?.then((connected) => connected.end()).catch(() => undefined);
}

async function connect(): Promise<Client> {
  const client = await postgres!.connect();
  client.on("end", forget);
  return client;
}

function forget(): void {
  holder.client = undefined;
  holder.names.clear();
}
