import { stat } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/config/config.server";
import {
  diskSpace,
  type DiskSpace,
  LOW_BYTES,
  RESERVE_BYTES,
  reserveBytes,
} from "~/database/disk-space.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

const MB = 1_000_000;
const NO_RESERVE =
  "What deletes on a full disk has no reserve yet: the running site makes the file within an hour. If not, look for its log line";

export const dataFolderChecks: readonly Check[] = [
  { name: "Owner of the data", run: checkOwner },
  { name: "Free disk space", run: checkSpace },
];

async function checkSpace(): Promise<Verdict> {
  return judgeSpace(await diskSpace(config.dataDir), await reserveBytes());
}

/** Whether a disk with that much space, and with so many bytes in its reserve, is full enough to say so. */
export function judgeSpace({ free, total }: DiskSpace, reserve: number): Verdict {
  const left = `${Math.floor(free / MB)} MB are free on the disk of DATA_DIR`;
  const advice = `${left}: delete what else lies there, or on Fly.io: fly volumes extend <id> --size <GB>`;
  if (free < LOW_BYTES) return failed(`${advice}. Until then no assets are taken`);
  if (free < 50 * MB) return failed(advice);
  if (free < 200 * MB || free < total / 5) return warning(advice);
  return reserve < RESERVE_BYTES ? warning(NO_RESERVE) : ok;
}

/** SQLite makes its files as the user that serves; those of another user it could not write. */
async function checkOwner(): Promise<Verdict> {
  const { uid } = await stat(config.dataDir);
  const mend = `chown -R ${uid} "$DATA_DIR"`;
  const owners = await Promise.all(["site.db", "site.db-wal", "site.db-shm"].map(ownerOf));
  if (owners.some((owner) => owner !== undefined && owner !== uid)) {
    return failed(`The database has another owner than DATA_DIR: stop the site, then ${mend}`);
  }
  // Windows has no such ids.
  const self = process.getuid?.() ?? uid;
  if (self === uid) return ok;
  return failed(`DATA_DIR belongs to another user: run this as the user that serves, or ${mend}`);
}

async function ownerOf(name: string): Promise<number | undefined> {
  try {
    return (await stat(join(config.dataDir, name))).uid;
  } catch {
    return undefined;
  }
}
