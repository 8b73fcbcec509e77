import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { site as brand } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import { startSandbox, type Sandbox } from "../../sandbox";
import { buckets } from "../../sandbox/credentials";
import { connectBeside } from "./database/postgres-connection";
import { dropDatabase } from "./database/postgres-server";
import { createDatabase } from "./database/run-databases";
import { openBeside } from "./database/second-connection";
import { freePort } from "./free-port";
import { rawGet } from "./http/raw-get";
import { failsCommits, onPostgres } from "./this-run";
import { until } from "./until";

const START_TIMEOUT_MS = 90_000;

export const supportEmail = "help@sitewright.test";
export const sessionSecret = "a-secret-of-the-tests-that-is-long-enough";
export const backupKey = "3b1f0a7c9e5d42688f1c7ab04de95631c2774f0be85d9a1362f8c04b7e1da593";
export const teamEmail = "team@sitewright.test";
export const deskEmail = "desk@sitewright.test";

export type Site = Awaited<ReturnType<typeof startSite>>;

export interface SiteOptions {
  env?: Record<string, string>;
  /** The origin of the checkout's pages: the site's own, or another, as with Stripe. */
  checkout?: "same-origin" | "other-origin";
  /** By default that of the run. */
  database?: "sqlite" | "postgres";
  /** What it has in common with other machines that serve the same visitors. */
  shared?: { siteUrl: string; sandbox: Sandbox; databaseUrl: string };
  prepare?: (dataDir: string) => void;
  /** A module that the process loads before the site's code, and that answers over IPC. */
  preload?: URL;
  /** A file descriptor in place of the pipe to this process. */
  standardOutput?: number;
  /** The folder of the build and the user who runs it; by default this project and the current user. */
  tree?: { cwd: string; uid?: number; gid?: number };
}

const failingCommits = new URL("database/fail-commits.mjs", import.meta.url);

const shared = new Map<string, Promise<Site>>();
/** Synchronous clean-up, because the ending worker does not wait for promises. */
const endings = new Set<() => void>();
/** The sites that the running test file has started for itself, by how they stop. */
const ownSites = new Set<() => Promise<void>>();

/**
 * The site that all test files of this worker share, one for each environment. Its tests use business names of their
 * own and count only their rows; planned faults are removed after each test.
 */
export function sharedSite(options: Pick<SiteOptions, "env" | "checkout" | "database"> = {}) {
  const key = JSON.stringify(options);
  const known = shared.get(key);
  if (known) return known.then(wake);
  const starting = startSite(options);
  shared.set(key, starting);
  starting.then(
    ({ stop }) => ownSites.delete(stop),
    () => shared.delete(key),
  );
  return starting;
}

export async function stopOwnSites(): Promise<void> {
  await Promise.all([...ownSites].map((stop) => stop()));
}

export async function resetSharedSites(): Promise<void> {
  for (const site of await Promise.all(shared.values())) site.sandbox.reset();
}

/**
 * Drops the emails that the last test file left unsent, and pauses the shared sites whose jobs run at short intervals, which
 * cost as much as a test does; `sharedSite` resumes the one that a test file needs.
 */
export async function pauseSharedSites(): Promise<void> {
  for (const site of await Promise.all(shared.values())) {
    site.execute("delete from outbox where state = 'pending'");
    if (site.env.JOBS_EVERY_MS) process.kill(site.pid(), "SIGSTOP");
  }
}

/** Waits for a response on a new connection: by then the site has closed connections that were idle for too long. */
async function wake(site: Site): Promise<Site> {
  process.kill(site.pid(), "SIGCONT");
  await rawGet(`${site.url}/healthz`);
  return site;
}

process.once("exit", () => endings.forEach((end) => end()));
// Vitest ends its workers with this signal.
process.once("SIGTERM", () => process.exit());

/**
 * Starts a built site in production mode on a free port, for tests that stop it or count all its rows; the others
 * share one. Stops after the test file that starts it. Requires `npm run build`.
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
}: SiteOptions = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl =
    common?.databaseUrl ?? (kind === "postgres" ? await createDatabase() : undefined);
  const sandbox =
    common?.sandbox ??
    (await startSandbox({
      ...(checkout === "same-origin" && { publicUrl: url }),
      webhookUrl: `${url}/webhooks/stripe`,
      shop: stripePrices,
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
    EMAIL_FROM: `${brand.name} <hello@sitewright.test>`,
    EMAIL_TO: teamEmail,
    DESK_EMAILS: deskEmail,
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
  const database = databaseUrl ? connectBeside(databaseUrl) : openBeside(join(dataDir, "site.db"));
  let printed = "";
  let running = launch();

  function launch() {
    const preloaded = preload ? ["--import", preload.href] : [];
    const child = spawn(process.execPath, [...preloaded, "build/start.js"], {
      stdio: ["ignore", standardOutput ?? "pipe", "pipe", ...(preload ? (["ipc"] as const) : [])],
      env: ownEnv,
      ...tree,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    }
    // Not at "exit": the last output may arrive later.
    return { child, ended: once(child, "close") as Promise<[exitCode: number | null]> };
  }

  const end = () => {
    running.child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  };
  endings.add(end);

  async function ready(): Promise<void> {
    const healthy = async () => {
      const { exitCode, signalCode } = running.child;
      if (exitCode !== null || signalCode !== null) throw new Error("The site ended");
      return (await fetch(`${url}/healthz`).catch(() => undefined))?.ok === true;
    };
    await until("the site answers", healthy, START_TIMEOUT_MS).catch((error: Error) => {
      throw new Error(`${error.message}:\n${printed}`, { cause: error });
    });
  }

  /** Ends the process with a signal and waits for it; the database remains. */
  async function kill(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
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

  async function stop(): Promise<void> {
    await kill("SIGKILL");
    await cleanUp();
    endings.delete(end);
    ownSites.delete(stop);
  }

  await ready().catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  ownSites.add(stop);
  return {
    url,
    sandbox,
    dataDir,
    env: ownEnv,
    pid: () => running.child.pid!,
    output: () => printed,
    ...database,
    /** Sends the preloaded module a message and waits for its answer. */
    ask: async (message: object) => {
      running.child.send(message);
      return ((await once(running.child, "message")) as unknown[])[0];
    },
    signal: (signal: NodeJS.Signals) => void running.child.kill(signal),
    /** Waits for the end of the process; its exit code, or null after a signal. */
    ended: async () => (await running.ended)[0],
    kill,
    restart: async () => {
      running = launch();
      await ready();
    },
    stop,
  };
}
