import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/site";
import { freePort } from "../support/free-port";
import { interleaved, type Comparison } from "./comparison";

const BARE = "bare node";
const SMALLEST_SERVER =
  "require('node:http').createServer((_, res) => res.end('ok')).listen(process.env.PORT, '127.0.0.1')";
/** Until what was needed for the start alone has been collected, and the background loops have passed once. */
const IDLE_MS = 5_000;
const ASK_EVERY_MS = 2;

/** What the process takes before anybody comes: time to its first page, memory, and its packages' size on disk. */
export async function measureProcess(): Promise<Comparison[]> {
  // Its providers and its database; the process itself is started anew each time.
  const site = await startSite();
  await site.kill();
  const memory: Record<"ours" | typeof BARE, number[]> = { ours: [], [BARE]: [] };
  try {
    const start = await interleaved({
      ours: () => startOnce(["build/start.js"], site.env, memory.ours),
      [BARE]: () =>
        startOnce(
          ["-e", SMALLEST_SERVER],
          { NODE_ENV: "production", PATH: process.env.PATH },
          memory[BARE],
        ),
    });
    return [
      {
        measure: "start to first page",
        unit: "ms",
        ours: start.ours,
        peers: { [BARE]: start[BARE] },
      },
      {
        measure: "idle resident memory",
        unit: "MB",
        ours: memory.ours,
        peers: { [BARE]: memory[BARE] },
      },
      { measure: "node_modules in production", unit: "MB", ours: [packagesSize()], peers: {} },
    ];
  } finally {
    await site.stop();
  }
}

/** Starts a server, and gives the ms to its first answer; its memory some seconds later is added to `memory`. */
async function startOnce(
  args: string[],
  env: NodeJS.ProcessEnv,
  memory: number[],
): Promise<number> {
  const port = String(await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, args, { env: { ...env, PORT: port }, stdio: "ignore" });
  const closed = once(child, "close");
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`node ${args[0]} has ended`);
      await pause(ASK_EVERY_MS);
    }
    const ms = performance.now() - started;
    await pause(IDLE_MS);
    memory.push(residentMegabytes(child.pid!));
    return ms;
  } finally {
    child.kill("SIGKILL");
    await closed;
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => (await response.text()).length > 0 && response.ok,
    () => false,
  );
}

function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}

/** The size of what `npm ci --omit=dev` installs, in MB: the files of the packages that the lock file gives no `dev`. */
function packagesSize(): number {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: true; devOptional?: true }>;
  };
  const folders = Object.entries(lock.packages)
    .filter(([folder, { dev, devOptional }]) => folder && !dev && !devOptional)
    .map(([folder]) => folder);
  return folders.map((folder) => sizeOf(folder)).reduce((sum, size) => sum + size, 0) / 1e6;
}

/** The bytes below a package's folder but for the packages inside it; none where it was not made for this system. */
function sizeOf(folder: string): number {
  const entries = lstatSync(folder, { throwIfNoEntry: false })
    ? readdirSync(realpathSync(folder), { withFileTypes: true })
    : [];
  return entries
    .filter(({ name }) => name !== "node_modules")
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : lstatSync(path).size;
    })
    .reduce((sum, size) => sum + size, 0);
}
