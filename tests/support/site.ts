import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSandbox, type Sandbox } from "../../sandbox";
import { buckets } from "../../sandbox/credentials";
import { connectBeside } from "./database/postgres-connection";
import { dropDatabase } from "./database/postgres-server";
import { createDatabase } from "./database/run-databases";
import { openBeside } from "./database/second-connection";
import { freePort } from "./free-port";
import { failsCommits, onPostgres } from "./this-run";

const START_TIMEOUT_MS = 30_000;

export const supportEmail = "help@sitewright.test";
export const sessionSecret = "a-secret-of-the-tests";
export const backupKey = "3b1f0a7c9e5d42688f1c7ab04de95631c2774f0be85d9a1362f8c04b7e1da593";
export const teamEmail = "team@sitewright.test";

/** A running production build with a database and stand-ins of its own. */
export interface Site {
  url: string;
  sandbox: Sandbox;
  dataDir: string;
  /** The environment of its process. */
  env: NodeJS.ProcessEnv;
  /** The id of the current process. */
  pid: () => number;
  /** Everything printed so far, on both outputs. */
  output: () => string;
  /** Rows of the database, read beside the running site. */
  rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) => Row[];
  /** Changes rows beside the running site, for example to make them older; returns their number. */
  execute: (sql: string, ...values: unknown[]) => number;
  /** Sends the preloaded module a message and waits for its answer. */
  ask: (message: object) => Promise<unknown>;
  /** Sends the process a signal. */
  signal: (signal: NodeJS.Signals) => void;
  /** Waits for the end of the process; its exit code, or null after a signal. */
  ended: () => Promise<number | null>;
  /** Ends the process with a signal and waits for it; the database remains. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again on the same port and database. */
  restart: () => Promise<void>;
  /** Ends the process and the stand-ins, and deletes the data. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  env?: Record<string, string>;
  /** The origin of the checkout's pages: the site's own, or another, as with Stripe. */
  checkout?: "same-origin" | "other-origin";
  /** By default that of the run. */
  database?: "sqlite" | "postgres";
  /** What it has in common with other machines that serve the same visitors. */
  shared?: { siteUrl: string; sandbox: Sandbox; databaseUrl: string };
  /** Fills the data folder before the first start. */
  prepare?: (dataDir: string) => void;
  /** A module that the process loads before the site's code, and that answers over IPC. */
  preload?: URL;
  /** A file descriptor in place of the pipe to this process. */
  standardOutput?: number;
  /** The folder of the build and the user who runs it; by default this project and the current user. */
  tree?: { cwd: string; uid?: number; gid?: number };
}

const failingCommits = new URL("database/fail-commits.mjs", import.meta.url);

/** The shared sites of this worker, by their options. */
const shared = new Map<string, Promise<Site>>();
/** Synchronous clean-up, because the ending worker does not wait for promises. */
const endings = new Set<() => void>();

/**
 * The site that all test files of this worker share, one for each environment. Its tests use business names of their
 * own and count only their rows; planned faults are removed after each test.
 */
export function sharedSite(
  options: Pick<SiteOptions, "env" | "checkout" | "database"> = {},
): Promise<Site> {
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
 * Pauses the shared sites whose jobs run at short intervals, which cost as much as a test does; `sharedSite` resumes the one
 * that a test file needs.
 */
export async function pauseSharedSites(): Promise<void> {
  for (const site of await Promise.all(shared.values())) {
    if (site.env.JOBS_EVERY_MS) process.kill(site.pid(), "SIGSTOP");
  }
}

/** Waits for a response on a new connection: by then the site has closed connections that were idle for too long. */
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
// Vitest ends its workers with this signal.
process.once("SIGTERM", () => {
  endAll();
  process.exit();
});

/**
 * Starts a built site in production mode on a free port, for tests that stop it or count all its rows; the others
 * share one. Requires `npm run build`.
 */
export async function startSite({
  env = {},
  checkout = "same-origin",
  database: kind = onPostgres ? "postgres" : "sqlite",
  shared: common,
  prepare,
  preload,
  standardOutput,
  tree,
}: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl =
    common?.databaseUrl ?? (kind === "postgres" ? await createDatabase() : undefined);
  const sandbox =
    common?.sandbox ??
    (await startSandbox({
      ...(checkout === "same-origin" && { publicUrl: url }),
      webhookUrl: `${url}/webhooks/stripe`,
    }));
  const dataDir = mkdtempSync(join(tmpdir(), "sitewright-site-"));
  prepare?.(dataDir);
  if (tree?.uid !== undefined) chownSync(dataDir, tree.uid, tree.gid ?? tree.uid);
  const ownEnv: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: process.env.PATH,
    NODE_NO_WARNINGS: "1",
    PORT: String(port),
    HOST: "127.0.0.1",
    SITE_URL: common?.siteUrl ?? url,
    SUPPORT_EMAIL: supportEmail,
    EMAIL_FROM: "Sitewright <hello@sitewright.test>",
    EMAIL_TO: teamEmail,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    // Erasures need the key, and are recorded in a bucket.
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      BACKUP_KEY: backupKey,
      BACKUP_BUCKET: buckets.private,
    }),
    ...(failsCommits && { NODE_OPTIONS: `--import=${failingCommits.href}` }),
    RATE_LIMIT: "off",
    ...sandbox.env,
    // As with Stripe, the origin of the checkout's pages is known beforehand.
    ...(checkout === "other-origin" && { CHECKOUT_ORIGIN: sandbox.frontUrl }),
    ...env,
  };
  const isRunning = () => {
    const { killed, exitCode, signalCode } = running.child;
    return !killed && exitCode === null && signalCode === null;
  };
  const database = databaseUrl
    ? connectBeside(databaseUrl)
    : openBeside(join(dataDir, "site.db"), isRunning);
  let printed = "";
  let running = launch();

  function launch() {
    database.closeReader();
    const preloaded = preload ? ["--import", preload.href] : [];
    const child = spawn(process.execPath, [...preloaded, "build/start.js"], {
      stdio: ["ignore", standardOutput ?? "pipe", "pipe", ...(preload ? (["ipc"] as const) : [])],
      env: ownEnv,
      ...tree,
    });
    child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    // Not at "exit": the last output may arrive later.
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
    database.closeReader();
    if (running.child.exitCode === null) running.child.kill(signal);
    // A server may wait for idle connections, a test does not.
    const timer = setTimeout(() => running.child.kill("SIGKILL"), 3000);
    await running.ended;
    clearTimeout(timer);
  }

  async function cleanUp(): Promise<void> {
    end();
    if (common) return;
    await sandbox.close();
    if (databaseUrl) await dropDatabase(databaseUrl);
  }

  await ready().catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  return {
    url,
    sandbox,
    dataDir,
    env: ownEnv,
    pid: () => running.child.pid!,
    output: () => printed,
    rows: database.rows,
    execute: database.execute,
    ask: async (message) => {
      const answered = once(running.child, "message");
      running.child.send(message);
      return ((await answered) as unknown[])[0];
    },
    signal: (signal) => {
      database.closeReader();
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
      await cleanUp();
      endings.delete(end);
    },
  };
}
