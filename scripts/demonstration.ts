/**
 * `SANDBOX=1`: a demonstration. Its stand-ins run in the site's process; their URLs are in a file, by which the desk, another
 * process, finds them while that process runs. No other provider is ever called.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripePrices } from "../app/content/stripe-prices";
import { isLocked, lockFile } from "../app/server/database/file-lock.server";

/** The environment variables of an application that uses the stand-ins. */
type StandIns = Record<string, string>;

/** Other AWS_ variables, such as AWS_CA_BUNDLE, are settings of the machine. */
const CREDENTIALS = /^(STRIPE_(API|SECRET|WEBHOOK)|POSTMARK_|AWS_(ACCESS|SECRET|SESSION|ENDPOINT))/;

/** Longer than the desk's `isLocked` holds the file. */
const WAIT_MS = 1_000;

const BACKUP_KEY = "a-key-for-demonstrations";

/** Of what the stand-ins store; the database is beside it. */
const folder = join(process.env.DATA_DIR || "./data", "sandbox");
const lock = join(folder, "stand-ins.lock");
const file = join(folder, "stand-ins.json");

/** Held until the process ends. */
let held: ReturnType<typeof lockFile>;

/** Starts the stand-ins inside this process and lets it use them. Exits with 1 beside real credentials. */
export async function startDemonstration(): Promise<void> {
  refuseCredentials({});
  if (!hold()) end(`Another process runs the demonstration in ${folder}`);
  const { startSandbox } = await import("../sandbox");
  const { buckets } = await import("../sandbox/credentials");
  const port = process.env.PORT;
  const publicUrl = process.env.SITE_URL || `http://localhost:${port}`;
  const sandbox = await startSandbox({
    publicUrl,
    endpointUrl: `${publicUrl}/webhooks/stripe`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
    dataDir: join(folder, "received"),
    shop: stripePrices,
  });
  const standIns = {
    ...sandbox.env,
    BACKUP_BUCKET: buckets.private,
    ...(!process.env.BACKUP_KEY && { BACKUP_KEY }),
  };
  writeFileSync(file, JSON.stringify(standIns));
  Object.assign(process.env, standIns);
}

/** Lets other processes find the stand-ins of this one, which are for development. */
export function announceStandIns(standIns: StandIns): void {
  if (hold()) writeFileSync(file, JSON.stringify(standIns));
}

function hold(): boolean {
  mkdirSync(folder, { recursive: true });
  held = lockFile(lock, WAIT_MS);
  if (held) rmSync(file, { force: true });
  return held !== undefined;
}

/** Lets this process use the stand-ins of the running demonstration; without one, it can call nobody. */
export function joinDemonstration(): void {
  const standIns = readStandIns();
  refuseCredentials(standIns);
  Object.assign(process.env, standIns);
}

function readStandIns(): StandIns {
  try {
    return isLocked(lock) ? (JSON.parse(readFileSync(file, "utf8")) as StandIns) : {};
  } catch {
    // The demonstration starts at this moment.
    return {};
  }
}

/** A process that the demonstration starts has those of the stand-ins. */
function refuseCredentials(standIns: StandIns): void {
  const set = Object.keys(process.env).filter(
    (name) => CREDENTIALS.test(name) && process.env[name] && process.env[name] !== standIns[name],
  );
  if (set.length === 0) return;
  end(`SANDBOX=1 is for demonstrations without credentials, but these are set: ${set.join(", ")}`);
}

function end(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
