import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { startSandbox, type Sandbox } from "../../sandbox";
import { freePort } from "./free-port";

const START_TIMEOUT_MS = 30_000;

export const supportEmail = "help@sitewright.test";
export const sessionSecret = "a-secret-of-the-tests";
export const teamEmail = "team@sitewright.test";

/** A running production build with a database and stand-ins of its own. */
export interface Site {
  url: string;
  sandbox: Sandbox;
  dataDir: string;
  /** What its process is started with. */
  env: NodeJS.ProcessEnv;
  /** Of the process that runs now. */
  pid: () => number;
  /** What the process has printed so far, on both outputs. */
  output: () => string;
  /** Rows of the site's database, read beside the running site. */
  rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) => Row[];
  /** Changes rows beside the running site, to make them older for instance. Returns how many it changed. */
  execute: (sql: string, ...values: unknown[]) => number;
  /** Sends the preloaded module a message and waits for its answer. */
  ask: (message: object) => Promise<unknown>;
  /** Sends the process a signal. */
  signal: (signal: NodeJS.Signals) => void;
  /** Waits for the end of the process: its exit code, or null when a signal ended it. */
  ended: () => Promise<number | null>;
  /** Ends the process with a signal and waits for it; the database stays. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again on the same port and database. */
  restart: () => Promise<void>;
  /** Ends everything and removes what it stored. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  env?: Record<string, string>;
  /** Where the checkout's pages live: on the site's own origin, or on another, as Stripe's do. */
  checkout?: "same-origin" | "other-origin";
  /** Fills the folder of its database before it starts for the first time. */
  prepare?: (dataDir: string) => void;
  /** A module that the process loads ahead of the site's own, and that answers over IPC. */
  preload?: URL;
  /** A file descriptor in place of the pipe that this process reads. */
  standardOutput?: number;
  /** Where the build is and who runs it; by default this project and whoever tests. */
  tree?: { cwd: string; uid?: number; gid?: number };
}

/** Sites of this worker, by what they were started with. */
const shared = new Map<string, Promise<Site>>();
/** What has to end with the worker, at once: it is given no time for more. */
const endings = new Set<() => void>();

/**
 * The site that all test files of this worker share, one for each environment that is asked for. Its tests order for
 * businesses of their own and count nothing but those; what they plan for the providers is gone after each of them.
 */
export function sharedSite(options: Pick<SiteOptions, "env" | "checkout"> = {}): Promise<Site> {
  const key = JSON.stringify(options);
  const known = shared.get(key);
  if (known) return known.then(wake);
  const starting = startSite(options);
  shared.set(key, starting);
  starting.catch(() => shared.delete(key));
  return starting;
}

/** Removes planned faults and recorded requests from every shared site. */
export async function resetSharedSites(): Promise<void> {
  for (const site of await Promise.all(shared.values())) site.sandbox.reset();
}

/**
 * Stops the shared sites whose jobs run at short intervals, which costs as much as a test does; `sharedSite` wakes the one
 * that a test file asks for.
 */
export async function restSharedSites(): Promise<void> {
  for (const site of await Promise.all(shared.values())) {
    if (site.env.JOBS_EVERY_MS) process.kill(site.pid(), "SIGSTOP");
  }
}

/** What a new connection is told comes after the end of those that were idle for too long while the site rested. */
async function wake(site: Site): Promise<Site> {
  process.kill(site.pid(), "SIGCONT");
  const [response] = (await once(get(`${site.url}/healthz`, { agent: false }), "response")) as [
    IncomingMessage,
  ];
  response.resume();
  return site;
}

function endAll(): void {
  for (const end of endings) end();
}

process.once("exit", endAll);
// Vitest ends its workers by it.
process.once("SIGTERM", () => {
  endAll();
  process.exit();
});

/**
 * Starts a built site in production mode on a free port, for tests that end it or look at all it holds; the others
 * share one. `npm run build` must have run.
 */
export async function startSite({
  env = {},
  checkout = "same-origin",
  prepare,
  preload,
  standardOutput,
  tree,
}: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({
    ...(checkout === "same-origin" && { publicUrl: url }),
    webhookUrl: `${url}/webhooks/stripe`,
  });
  const dataDir = mkdtempSync(join(tmpdir(), "sitewright-site-"));
  prepare?.(dataDir);
  if (tree?.uid !== undefined) chownSync(dataDir, tree.uid, tree.gid ?? tree.uid);
  const ownEnv: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: process.env.PATH,
    NODE_NO_WARNINGS: "1",
    PORT: String(port),
    HOST: "127.0.0.1",
    SITE_URL: url,
    SUPPORT_EMAIL: supportEmail,
    EMAIL_FROM: "Sitewright <hello@sitewright.test>",
    EMAIL_TO: teamEmail,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    ...sandbox.env,
    // As with Stripe, what the checkout's pages are served from is known beforehand.
    ...(checkout === "other-origin" && { CHECKOUT_ORIGIN: sandbox.frontUrl }),
    ...env,
  };
  const databaseFile = join(dataDir, "site.db");
  let reader: { db: Sqlite.Database; inode: number } | undefined;
  let printed = "";
  let running = launch();

  function launch() {
    closeReader();
    const preloaded = preload ? ["--import", preload.href] : [];
    const child = spawn(process.execPath, [...preloaded, "build/start.js"], {
      stdio: ["ignore", standardOutput ?? "pipe", "pipe", ...(preload ? (["ipc"] as const) : [])],
      env: ownEnv,
      ...tree,
    });
    child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    // Not at its exit: what it printed last may still be on the way.
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    return { child, ended };
  }

  const end = () => {
    running.child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  };
  endings.add(end);

  async function ready(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const { exitCode, signalCode } = running.child;
      if (exitCode !== null || signalCode !== null) throw new Error(`The site ended:\n${printed}`);
      const healthy = await fetch(`${url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return;
      if (Date.now() > deadline) throw new Error(`The site did not start:\n${printed}`);
      await pause(50);
    }
  }

  async function kill(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    closeReader();
    if (running.child.exitCode === null) running.child.kill(signal);
    // A server may wait for idle connections; tests do not.
    const impatience = setTimeout(() => running.child.kill("SIGKILL"), 3000);
    await running.ended;
    clearTimeout(impatience);
  }

  function withDatabase<T>(work: (db: Sqlite.Database) => T, readonly: boolean): T {
    const db = new Sqlite(databaseFile, { readonly });
    try {
      return work(db);
    } finally {
      db.close();
    }
  }

  /** One connection reads as long as the site runs on the same file; beside an ending one it would keep the WAL alive. */
  function read<T>(work: (db: Sqlite.Database) => T): T {
    const { killed, exitCode, signalCode } = running.child;
    if (killed || exitCode !== null || signalCode !== null) return withDatabase(work, true);
    const inode = statSync(databaseFile).ino;
    if (reader?.inode !== inode) {
      closeReader();
      reader = { db: new Sqlite(databaseFile, { readonly: true }), inode };
    }
    return work(reader.db);
  }

  function closeReader() {
    reader?.db.close();
    reader = undefined;
  }

  await ready().catch(async (error: unknown) => {
    end();
    await sandbox.close();
    throw error;
  });
  return {
    url,
    sandbox,
    dataDir,
    env: ownEnv,
    pid: () => running.child.pid!,
    output: () => printed,
    rows: <Row>(sql: string, ...values: unknown[]) =>
      read((db) => db.prepare(sql).all(...values) as Row[]),
    execute: (sql, ...values) =>
      withDatabase((db) => db.prepare(sql).run(...values).changes, false),
    ask: async (message) => {
      const answered = once(running.child, "message");
      running.child.send(message);
      return ((await answered) as unknown[])[0];
    },
    signal: (signal) => {
      closeReader();
      running.child.kill(signal);
    },
    ended: () => running.ended,
    kill,
    restart: async () => {
      running = launch();
      await ready();
    },
    stop: async () => {
      await kill("SIGKILL");
      await sandbox.close();
      end();
      endings.delete(end);
    },
  };
}
